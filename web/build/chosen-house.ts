import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The house to build: a folder of `web/house` (setting `HOUSE`). */
export const house = process.env.HOUSE || 'hill';

/** A file of the chosen house. @param path in its folder */
export function houseFile(path: string): string {
  return fileURLToPath(new URL(`../house/${house}/${path}`, import.meta.url));
}

/** Lets scripts and HTML of every build import `#house/…` from the chosen house, and publishes its `public` files. */
export function chosenHouse(): Plugin {
  return {
    name: 'hilltop:chosen-house',
    config: () => ({ publicDir: houseFile('public'), resolve: { alias: { '#house': houseFile('.') } } }),
    transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll('#house/', `./house/${house}/`) },
  };
}
