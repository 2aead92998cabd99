import { expect, it, vi } from 'vitest';
import { PREFERENCES, preferences, readPreferences } from './preferences.svelte';

const stored = () => readPreferences(localStorage.getItem(PREFERENCES));

it('what another tab has chosen is not written over', () => {
  preferences.set({ hints: false });
  // The other tab.
  localStorage.setItem(PREFERENCES, JSON.stringify({ ...stored(), board: 'green' }));
  preferences.set({ sound: true });
  expect(stored()).toMatchObject({ hints: false, board: 'green', sound: true });
  expect(preferences.board).toBe('green');
});

it('where nothing can be kept the choices last as long as the page', () => {
  preferences.set({ hints: true });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  preferences.set({ hints: false });
  preferences.set({ sound: true });
  expect([preferences.hints, preferences.sound]).toEqual([false, true]);
  full.mockRestore();
});
