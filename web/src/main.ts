import { mount } from 'svelte';
import './app.css';
import './board/themes.css';
import App from './App.svelte';
import { i18n } from './i18n/i18n.svelte';
import { carryLanguage } from './i18n/url';
import { whenIdle } from './ui/idle';
import { preferences } from './ui/preferences.svelte';
import { nextTask } from './ui/task';
import { Rules } from './wasm/rules';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

// Reading the scripts and beginning with them are two tasks.
await nextTask();
// The rules come beside the texts, not after them.
const { language } = preferences;
const rules = Rules.begin(language);
await i18n.use(language);
i18n.onUse = async (next) => {
  await rules.arrived;
  await rules.speak(next);
};
preferences.apply();
for (const name of ['click', 'auxclick', 'contextmenu']) {
  document.addEventListener(name, carryLanguage, { capture: true });
}
mount(App, { target, props: { rules } });

if (import.meta.env.PROD) {
  whenIdle(
    () =>
      void import('./offline/register')
        .then(({ keepOffline }) => keepOffline())
        .catch(() => undefined),
  );
}
