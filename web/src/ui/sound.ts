/** Small wooden knocks, made on the spot: nothing to download. */
let context: AudioContext | null = null;

function knock(at: number, pitch: number, loud: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.06);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.1);
}

/** One knock for a move, one per captured piece up to five, a bright one for a crown, two low at the end. */
export function play(captured: number, crowned: boolean, over: boolean): void {
  context ??= new AudioContext();
  const now = context.currentTime + 0.02;
  const knocks = Math.max(1, Math.min(5, captured));
  const pitch = captured > 0 ? 300 : 420;
  for (let i = 0; i < knocks; i += 1) knock(now + i * 0.17, pitch, 0.25);
  let at = now + knocks * 0.17;
  if (crowned) knock(at, 880, 0.2);
  if (over) {
    at += 0.15;
    knock(at, 200, 0.3);
    knock(at + 0.2, 150, 0.3);
  }
}
