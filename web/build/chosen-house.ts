import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Language, pathIn } from '../kit/words/language.js';
import { withoutHint } from './spanish-hint.js';

/** The house to build: a folder of `web/house`, and of `services/shared/house` (setting `HOUSE`). */
export const house = process.env.HOUSE?.trim() || 'hill';

/** A file of the chosen house's site. @param path in its folder */
export function houseFile(path: string): string {
  return fileURLToPath(new URL(`../house/${house}/${path}`, import.meta.url));
}

/** Facts of the chosen house. */
export function readFacts(file: 'house.json' | 'colors.json'): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`../../services/shared/house/${house}/${file}`, import.meta.url), 'utf8'));
}

/** Languages of the site's pages, English first. */
export const siteLanguages = readFacts('house.json').languages as unknown as readonly Language[];

/** The house's in English (`public`). */
export const MANIFEST = '/site.webmanifest';

/** What a phone reads of the pages in another language. @param description of the house in it */
export function manifestIn(language: Language, description: string): string {
  const english = JSON.parse(readFileSync(houseFile(`public${MANIFEST}`), 'utf8'));
  const own = { description, lang: `${language}-US`, start_url: pathIn(language, '/') };
  return `${JSON.stringify({ ...english, ...own }, null, 2)}\n`;
}

/**
 * Lets scripts and HTML of every build import `#house/…` from the chosen house, and publishes its `public` files. HTML can name
 * `#house.name` and `#house.colors.ink`. The colors that it uses as `var(--ink)` are declared in it, for what it shows before scripts run.
 */
export function chosenHouse(): Plugin {
  const colors = readFacts('colors.json');
  const { name = '' } = readFacts('house.json');
  return {
    name: 'hilltop:chosen-house',
    config: () => ({
      publicDir: houseFile('public'),
      resolve: { alias: { '#house': houseFile('.') } },
      define: { __LANGUAGES__: JSON.stringify(siteLanguages) },
    }),
    transformIndexHtml: {
      // Before Vite takes the styles out of the page.
      order: 'pre',
      handler: (source) => {
        const html = (siteLanguages.includes('es') ? source : withoutHint(source))
          .replaceAll('#house/', `./house/${house}/`)
          .replaceAll('#house.name', name)
          .replaceAll(/#house\.colors\.([a-z-]+)/g, (_, color) => colors[color] ?? '');
        const used = Object.entries(colors).filter(([color]) => html.includes(`var(--${color})`));
        if (used.length === 0) return html;
        const children = `:root { ${used.map(([color, value]) => `--${color}: ${value};`).join(' ')} }`;
        return { html, tags: [{ tag: 'style', children, injectTo: 'head' }] };
      },
    },
  };
}
