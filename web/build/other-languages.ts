import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { chosenHouse, siteLanguages } from './chosen-house.js';
import { fontPreloads } from './font-preloads.js';
import { onceWritten } from './once-written.js';
import { ownModules } from './own-modules.js';
import { besideSite } from './own-page.js';
import { prerenderedPages } from './prerendered-pages.js';
import { smallerFonts } from './smaller-fonts.js';
import { stableClassNames } from './stable-class-names.js';
import { words } from './words.js';

/** Builds the site once more in each of its other languages, into the same folder: their pages share all files that have no text. */
export function otherLanguages(): Plugin {
  let [root, outDir] = ['', ''];
  return {
    name: 'hilltop:other-languages',
    apply: 'build',
    configResolved: (config) => {
      [root, outDir] = [config.root, resolve(config.root, config.build.outDir)];
    },
    ...onceWritten(async () => {
      for (const language of siteLanguages.filter((one) => one !== 'en')) {
        await build({
          ...besideSite,
          root,
          plugins: [
            chosenHouse(),
            words(language),
            react({ jsxImportSource: '#jsx' }),
            ownModules('index.html'),
            smallerFonts(),
            fontPreloads(),
            prerenderedPages(language),
          ],
          oxc: stableClassNames,
          build: { ...besideSite.build, outDir, modulePreload: { polyfill: false } },
        });
      }
    }),
  };
}
