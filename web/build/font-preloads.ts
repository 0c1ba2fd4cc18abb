import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { houseFile } from './chosen-house.js';

/** The fonts above the fold of every page, as parts of file names. Others load on demand. */
function firstFonts(): readonly string[] {
  return JSON.parse(readFileSync(houseFile('theme/first-fonts.json'), 'utf8'));
}

/** So that fonts load in parallel with the first script. */
export function fontPreloads(): Plugin {
  return {
    name: 'hilltop:font-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
        firstFonts().map((face) => {
          const file = Object.keys(bundle).find((name) => name.includes(face) && name.endsWith('.woff2'));
          if (file === undefined) throw new Error(`No font file of the build is called ${face}`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          };
        }),
    },
  };
}
