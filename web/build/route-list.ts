import type { Plugin } from 'vite';
import { staffPaths } from '../kit/document/staff-paths.js';
import { paths } from '../site/paths/paths.js';

/** The gateway answers 404 for any path that is not in `routes.json`. */
export function routeList(): Plugin {
  return {
    name: 'hilltop:route-list',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'routes.json',
        source: `${JSON.stringify(Object.values({ ...paths, ...staffPaths }), null, 2)}\n`,
      });
    },
  };
}
