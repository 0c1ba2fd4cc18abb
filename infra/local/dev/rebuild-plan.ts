import { targetOf } from '../build/compile-packages.ts';

/** What must be done after files were saved. */
export interface RebuildPlan {
  /** Compose the schemas and generate types. */
  generate: boolean;
  /** Services with changed migrations or SQL functions. */
  migrate: string[];
  /** Services, and `gateway`. */
  restart: string[];
}

/** Watched folders, below the root. Vite watches the site's own sources. */
export const rooms = ['kit', 'house', 'shop', 'staff', 'door', 'site'];
export const watchedFolders = ['services', 'gateway', ...rooms.map((room) => `web/${room}`)];

/** A schema, a part of one or of several, or the prelude of all. */
const isSchema = (path: string): boolean =>
  /\/(schema|prelude|(schema|contracts\/graphql)\/[^/]+)\.graphql$/.test(path);

/** Read by parts as it is, without a build. */
const isOfHouse = (path: string): boolean => /^services\/shared\/house\/[a-z]+\/.+\.json$/.test(path);

/** Whether a part is built from this file. @param path below the root */
export function isSource(path: string): boolean {
  if (/(^|\/)(generated|dist|node_modules|test|e2e)\//.test(path)) {
    return false;
  }
  return path.startsWith('web/')
    ? path.endsWith('.graphql')
    : isSchema(path) ||
        isOfHouse(path) ||
        path.endsWith('codegen.ts') ||
        (path.includes('/src/') && targetOf(path) !== undefined);
}

function partOf(path: string): string {
  const [top = '', name = ''] = path.split('/');
  return top === 'services' ? name : top;
}

/** @param paths of saved files, below the root @param parts the services and the gateway */
export function planRebuild(paths: readonly string[], parts: readonly string[]): RebuildPlan {
  const sources = paths.filter(isSource);
  const contracts = sources.filter(isSchema);
  const changed = new Set(sources.map(partOf));
  if (contracts.length > 0) changed.add('gateway');
  return {
    generate: sources.some((path) => /\.graphql$|codegen\.ts$/.test(path)),
    migrate: parts.filter((part) =>
      sources.some(
        (path) =>
          path.startsWith(`services/${part}/src/database/migrations`) ||
          (path.startsWith(`services/${part}/src/`) && path.endsWith('.sql')),
      ),
    ),
    restart: parts.filter((part) => changed.has('shared') || changed.has(part)),
  };
}
