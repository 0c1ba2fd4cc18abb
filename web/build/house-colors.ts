import type { Plugin } from 'vite';
import { colors } from '../house/hill/theme/colors.js';

/** Declares the colors that a page names in its own styles, for what it shows before its scripts have run. */
export function houseColors(): Plugin {
  return {
    name: 'hilltop:house-colors',
    transformIndexHtml: {
      // Before Vite takes the styles out of the page.
      order: 'pre',
      handler: (html) => {
        const used = Object.entries(colors).filter(([name]) => html.includes(`var(--${name})`));
        if (used.length === 0) return [];
        const children = `:root { ${used.map(([name, value]) => `--${name}: ${value};`).join(' ')} }`;
        return [{ tag: 'style', children, injectTo: 'head' }];
      },
    },
  };
}
