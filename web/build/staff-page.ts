import { resolve } from 'node:path';
import { matchPath } from 'react-router-dom';
import type { Plugin } from 'vite';
import { staffPaths } from '../kit/document/staff-paths.js';
import { fontPreloads } from './font-preloads.js';
import { onceWritten } from './once-written.js';
import { buildOwnPage, servePage } from './own-page.js';
import { shortClassNames } from './stable-class-names.js';

const PAGE = 'staff.html';

function isPanelPath(path: string): boolean {
  return Object.values(staffPaths).some((pattern) => matchPath(pattern, path));
}

/** Builds the panel's page. The gateway serves it under every path of the panel. */
export function staffPage(): Plugin {
  let [root, directory] = ['', ''];
  return {
    name: 'hilltop:staff-page',
    configResolved: (config) => {
      [root, directory] = [config.root, resolve(config.root, config.build.outDir)];
    },
    ...servePage(PAGE, isPanelPath),
    ...onceWritten(async () => {
      await buildOwnPage({ root, directory, page: PAGE, plugins: [fontPreloads()], oxc: shortClassNames });
    }),
  };
}
