import { normalizePath, type Plugin, type Rolldown } from 'vite';

/** By page: what its scripts must not hold, below `web/`. */
const foreign: Readonly<Record<string, RegExp>> = {
  'index.html': /^(?:staff|door)\/|^generated\/(?:staff|door)-operations/,
  'staff.html': /^(?:shop|door|site)\/|^house\/[^/]+\/pages\/|^generated\/(?:door-)?operations/,
  'door.html': /^(?:shop|staff|site)\/|^house\/[^/]+\/pages\/|^generated\/(?:staff-)?operations/,
};

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'moduleIds'>;

/** @returns the modules of another program in a page's scripts, as `script: module` */
export function foreignModules(page: string, root: string, files: readonly (Chunk | { readonly type: 'asset' })[]) {
  const isForeign = foreign[page];
  if (isForeign === undefined) throw new Error(`Nobody says which modules are foreign to ${page}`);
  const chunks = files.filter((file) => file.type === 'chunk');
  if (chunks.length === 0) throw new Error(`${page} has no script, so none of its modules were looked at`);
  return chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds
      .map((module) => normalizePath(module).replace(`${root}/`, ''))
      .filter((module) => isForeign.test(module))
      .map((module) => `${fileName}: ${module}`),
  );
}

/** Refuses a page whose scripts hold another program: visitors load nothing of the panel, and staff nothing of the story. */
export function ownModules(page: string): Plugin {
  let root = '';
  return {
    name: 'hilltop:own-modules',
    apply: 'build',
    configResolved: (config) => {
      root = normalizePath(config.root);
    },
    generateBundle(_options, bundle) {
      const found = foreignModules(page, root, Object.values(bundle));
      if (found.length > 0) this.error(`The scripts of ${page} hold modules of another program:\n${found.join('\n')}`);
    },
  };
}
