# Makes build/venv with dame-rs once. Sourced from the repository's root.
dame_rs=0.2.0
if [ ! -f "build/venv/dame-rs-$dame_rs" ]; then
  python3 -c 'import ensurepip, venv' 2>/dev/null || tools/apt.sh python3 python3-venv
  mkdir -p build
  rm -rf build/venv
  python3 -m venv build/venv
  build/venv/bin/pip install --quiet --disable-pip-version-check "dame-rs==$dame_rs"
  touch "build/venv/dame-rs-$dame_rs"
fi
