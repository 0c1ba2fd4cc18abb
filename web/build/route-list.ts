import type { Plugin } from 'vite';
import { paths } from '../src/app/paths.js';

/** Writes `routes.json`: the paths that the site answers itself. The gateway says 404 for every other one. */
export const routeList = (): Plugin => ({
  name: 'hilltop:route-list',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'routes.json',
      source: `${JSON.stringify(Object.values(paths), null, 2)}\n`,
    });
  },
});
