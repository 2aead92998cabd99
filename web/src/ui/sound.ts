/** Small wooden knocks, made on the spot: nothing to download. */
import type { SoundName } from './preferences.svelte';

let context: AudioContext | null = null;

/** One knock. */
export interface Knock {
  /** Seconds from now. */
  at: number;
  pitch: number;
  loud: number;
}

/** A rafle clicks once a piece, up to five. */
const MOST_CLICKS = 5;

/**
 * What is heard of a move: a dull knock for a quiet move, one sharper click for each captured piece,
 * two rising tones for a crown, two falling ones at the end. What is muted is left out.
 */
export function knocks(
  captured: number,
  crowned: boolean,
  over: boolean,
  muted: readonly SoundName[] = [],
): Knock[] {
  const heard: Knock[] = [];
  let at = 0;
  if (captured === 0 && !muted.includes('move')) {
    heard.push({ at, pitch: 420, loud: 0.25 });
    at += 0.17;
  }
  if (captured > 0 && !muted.includes('capture')) {
    for (let i = 0; i < Math.min(MOST_CLICKS, captured); i += 1) {
      heard.push({ at, pitch: 300, loud: 0.25 });
      at += 0.17;
    }
  }
  if (crowned && !muted.includes('crown')) {
    heard.push({ at, pitch: 660, loud: 0.2 }, { at: at + 0.12, pitch: 990, loud: 0.2 });
    at += 0.3;
  }
  if (over && !muted.includes('end')) {
    heard.push({ at, pitch: 200, loud: 0.3 }, { at: at + 0.2, pitch: 150, loud: 0.3 });
  }
  return heard;
}

export function play(...move: Parameters<typeof knocks>): void {
  sound(knocks(...move));
}

/** A player is short of time: three quick ticks. */
export function warn(muted: readonly SoundName[] = []): void {
  if (muted.includes('clock')) return;
  sound([0, 0.12, 0.24].map((at) => ({ at, pitch: 880, loud: 0.2 })));
}

function sound(heard: readonly Knock[]): void {
  if (heard.length === 0) return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.02;
  for (const { at, pitch, loud } of heard) knock(context, now + at, pitch, loud);
}

function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.06);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.1);
}
