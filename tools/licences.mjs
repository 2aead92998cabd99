// Every crate that is built carries a licence we accept, and the crates that the browser runs
// depend on nothing but each other. Reads `cargo metadata`; asks no one outside.
import { execFileSync } from 'node:child_process';

const accepted = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'ISC',
  'Zlib',
  'BSL-1.0',
  'Unicode-3.0',
  'Unlicense',
  'CC0-1.0',
  'blessing', // SQLite
]);
const withoutDependencies = ['core', 'messages', 'pdn', 'engine', 'book', 'tablebase', 'answers', 'wasm'].map((c) => `damier-${c}`);

/** Whether a licence expression (SPDX; also the old `A/B`) can be met with the accepted ones. */
export function isAccepted(expression) {
  const tokens = expression.replaceAll('/', ' OR ').match(/\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  const either = () => {
    let value = both();
    while (tokens[at]?.toUpperCase() === 'OR') {
      at += 1;
      value = both() || value;
    }
    return value;
  };
  const both = () => {
    let value = one();
    while (tokens[at]?.toUpperCase() === 'AND') {
      at += 1;
      value = one() && value;
    }
    return value;
  };
  const one = () => {
    const token = tokens[at];
    at += 1;
    if (token === '(') {
      const value = either();
      at += 1;
      return value;
    }
    // An exception only widens what a licence allows.
    if (tokens[at]?.toUpperCase() === 'WITH') at += 2;
    return accepted.has(token);
  };
  return either() && at === tokens.length;
}

const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
const host = /^host: (.*)$/m.exec(run('rustc', '-vV'))[1];
const metadata = JSON.parse(
  run('cargo', 'metadata', '--format-version', '1', '--locked', '--filter-platform', host),
);
const faults = [];
for (const { name, version, license } of metadata.packages) {
  if (license === null || !isAccepted(license)) {
    faults.push(`${name} ${version}: licence ${license ?? 'not stated'} is not on the list`);
  }
}
for (const { name, dependencies } of metadata.packages) {
  if (!withoutDependencies.includes(name)) continue;
  for (const dependency of dependencies) {
    if (dependency.kind === null && !withoutDependencies.includes(dependency.name)) {
      faults.push(`${name} must have no dependency, but has ${dependency.name}`);
    }
  }
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${metadata.packages.length} crates, every licence accepted`);
