import { targetOf } from '../build/compile-packages.ts';

/** What saved files make necessary. */
export interface RebuildPlan {
  /** Compose the schemas and generate types. */
  generate: boolean;
  /** Services with changed migrations or functions. */
  migrate: string[];
  /** Services to restart, and `gateway`. */
  restart: string[];
}

/** Where sources are, below the root: everything that is watched. Vite watches the site's own sources. */
export const watchedFolders = ['services', 'gateway', 'web/src'];

/** A schema or a part of one, or what all of them begin with. */
const isSchema = (path: string): boolean => /\/(schema|prelude|schema\/[^/]+)\.graphql$/.test(path);

/** Whether a path below the root is a source that a part is built from. */
export function isSource(path: string): boolean {
  if (/(^|\/)(generated|dist|node_modules|test|e2e)\//.test(path)) {
    return false;
  }
  return path.startsWith('web/')
    ? path.endsWith('.graphql')
    : isSchema(path) || path.endsWith('/codegen.ts') || (path.includes('/src/') && targetOf(path) !== undefined);
}

function partOf(path: string): string {
  const [top = '', name = ''] = path.split('/');
  return top === 'services' ? name : top;
}

/** What the saved `paths` (below the root) make necessary. `parts` are the services and the gateway. */
export function planRebuild(paths: readonly string[], parts: readonly string[]): RebuildPlan {
  const sources = paths.filter(isSource);
  const contracts = sources.filter(isSchema);
  const changed = new Set(sources.map(partOf));
  if (contracts.length > 0) changed.add('gateway');
  return {
    generate: sources.some((path) => /\.graphql$|\/codegen\.ts$/.test(path)),
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
