import { mount } from 'svelte';
import './app.css';
import './board/themes.css';
import App from './App.svelte';
import { preferences } from './ui/preferences.svelte';

preferences.apply();

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
