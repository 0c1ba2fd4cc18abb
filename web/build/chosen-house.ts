import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { ColorName } from '../../services/shared/contracts/src/house/color-names.js';

/** The house to build: a folder of `web/house` and of `services/shared/house` (setting `HOUSE`). */
export const house = process.env.HOUSE || 'hill';

/** A file of the chosen house. @param path in its folder */
export function houseFile(path: string): string {
  return fileURLToPath(new URL(`../house/${house}/${path}`, import.meta.url));
}

function sharedFile(name: string): string {
  return readFileSync(new URL(`../../services/shared/house/${house}/${name}`, import.meta.url), 'utf8');
}

const facts: { readonly name: string } = JSON.parse(sharedFile('house.json'));

/** For what is painted before the first script runs. */
export const houseColors: Readonly<Record<ColorName, string>> = JSON.parse(sharedFile('colors.json'));

/** Fills in `#house/…`, `{house}` and `{color:night}`. */
function withHouse(html: string): string {
  return html
    .replaceAll('#house/', `./house/${house}/`)
    .replaceAll('{house}', facts.name)
    .replaceAll(/\{color:([a-z-]+)\}/g, (_, name: ColorName) => houseColors[name]);
}

/** Lets scripts and HTML of every build import `#house/…` from the chosen house, and publishes its `public` files. */
export function chosenHouse(): Plugin {
  return {
    name: 'hilltop:chosen-house',
    config: () => ({ publicDir: houseFile('public'), resolve: { alias: { '#house': houseFile('.') } } }),
    transformIndexHtml: { order: 'pre', handler: withHouse },
  };
}
