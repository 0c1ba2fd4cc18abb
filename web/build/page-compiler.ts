import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { stableClassNames } from './stable-class-names.js';

type Prerender = typeof import('../src/app/prerender.js');

/** What draws the pages that are files, and what draws those that the gateway draws. */
const PRERENDER = 'src/app/prerender.ts';
const DRAWING = 'src/app/live-page-process.ts';

type Component = Awaited<ReturnType<Prerender['renderPage']>>['drawn'][number];

/** The site's pages, compiled for Node. */
export type CompiledPages = Prerender & {
  /** Where everything that is compiled lies. */
  readonly folder: string;
  /** The module there that draws live pages (`src/app/live-page-process.ts`). */
  readonly drawing: string;
  /** The source file whose script, of its own, holds a component; undefined for what comes with the first script. */
  readonly moduleOf: (component: Component) => string | undefined;
};

/**
 * Compiles the site for Node and hands it to the work, with everything inside one folder that is removed afterwards.
 * @param root the folder of the site's `vite.config.ts`
 */
export const withCompiledPages = async (root: string, work: (pages: CompiledPages) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'hilltop-pages-'));
  try {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      oxc: stableClassNames,
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        // As in the browser's build: the addresses of pictures are the same in both.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [PRERENDER, DRAWING],
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    });
    if (!('output' in result)) throw new Error('The pages were not compiled in one go');
    const modules = new Map<unknown, string>();
    const load = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(folder, file)).href);
    for (const chunk of result.output) {
      if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || chunk.facadeModuleId === null) continue;
      for (const exported of Object.values(await load(chunk.fileName))) modules.set(exported, chunk.facadeModuleId);
    }
    const entry = (module: string): string => {
      const chunk = result.output.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
      if (chunk === undefined) throw new Error(`Nothing was compiled of ${module}`);
      return chunk.fileName;
    };
    const prerender = (await load(entry(PRERENDER))) as Prerender;
    await work({ ...prerender, moduleOf: (component) => modules.get(component), folder, drawing: entry(DRAWING) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
