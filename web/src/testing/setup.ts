/** Before every test: the texts of all languages, so that a test can switch at once. */
import { i18n, LANGUAGES } from '../i18n/i18n.svelte';

await i18n.loadMore();
for (const language of LANGUAGES.toReversed()) await i18n.use(language);
