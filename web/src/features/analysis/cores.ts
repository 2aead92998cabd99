/** How many processors the analysis may use, as the reader has chosen. */
import { browserStorage } from '../game/library';

const CORES = 'damier.cores';

/** One is left to the page, and more than four help little. */
export function mostCores(): number {
  const there = crossOriginIsolated ? navigator.hardwareConcurrency : 1;
  return there > 2 ? Math.min(4, there - 1) : 1;
}

/** All that there are, unless fewer were chosen. */
export function chosenCores(): number {
  const chosen = Number(browserStorage()?.getItem(CORES));
  return chosen >= 1 ? Math.min(Math.floor(chosen), mostCores()) : mostCores();
}

export function chooseCores(count: number): void {
  try {
    browserStorage()?.setItem(CORES, String(count));
  } catch {
    // It holds as long as the page.
  }
}
