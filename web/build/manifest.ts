/** What the site is called, looks like and opens with when it is installed, in each language. */
import type { Head } from './heads.ts';

export function manifest(language: string, { name, description }: Head): string {
  return JSON.stringify(
    {
      id: '/',
      name,
      short_name: 'damier',
      description,
      lang: language,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#5b3a23',
      background_color: '#f6f1e7',
      categories: ['games', 'education'],
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    null,
    1,
  );
}
