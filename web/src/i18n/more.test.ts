import { expect, test, vi } from 'vitest';

test('the other texts are there in the language that is shown, also while another is on its way', async () => {
  vi.resetModules();
  const { i18n } = await import('./i18n.svelte');
  await i18n.use('fr');
  let arrive = () => {};
  i18n.onUse = () => new Promise<void>((resolve) => (arrive = resolve));
  const turned = i18n.use('en');
  await i18n.loadMore();
  expect(i18n.language).toBe('fr');
  expect(() => i18n.more).not.toThrow();
  arrive();
  await turned;
  expect(i18n.language).toBe('en');
  expect(() => i18n.more).not.toThrow();
});
