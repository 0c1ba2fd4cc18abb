import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Language } from '../kit/words/language.js';
import { chosenHouse } from './chosen-house.js';
import { stableClassNames } from './stable-class-names.js';
import { words } from './words.js';

type Prerender = typeof import('../site/rendering/prerender.js');

const PRERENDER = 'site/rendering/prerender.ts';
const RENDERER = 'site/rendering/live-page-renderer.ts';

type Component = Awaited<ReturnType<Prerender['prerenderPage']>>['components'][number];

export interface CompiledPages extends Prerender {
  readonly folder: string;
  /** Renders live pages (`site/rendering/live-page-renderer.ts`). */
  readonly renderer: string;
  /** A lazy component's source file; undefined for one in the first script. */
  readonly moduleOf: (component: Component) => string | undefined;
}

interface CompiledSite {
  /** The folder of `vite.config.ts`. */
  readonly root: string;
  readonly language: Language;
}

/** Compiles the site in a language for Node, into a folder that is removed afterward. */
export async function withCompiledPages(
  { root, language }: CompiledSite,
  work: (pages: CompiledPages) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hilltop-pages-'));
  try {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [chosenHouse(), words(language), react()],
      oxc: stableClassNames,
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        // As in the browser build, so that image URLs match.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [PRERENDER, RENDERER],
          // Node caches modules by URL: if all builds used one name, a running gateway would render the old one.
          output: { entryFileNames: '[name]-[hash].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    });
    if (!('output' in result)) throw new Error('Vite returned no single bundle of the pages');
    const modules = new Map<unknown, string>();
    const load = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(folder, file)).href);
    for (const chunk of result.output) {
      if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || chunk.facadeModuleId === null) continue;
      for (const exported of Object.values(await load(chunk.fileName))) modules.set(exported, chunk.facadeModuleId);
    }
    const entry = (module: string): string => {
      const chunk = result.output.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
      if (chunk === undefined) throw new Error(`The compiled pages have no entry ${module}`);
      return chunk.fileName;
    };
    const prerender = (await load(entry(PRERENDER))) as Prerender;
    await work({ ...prerender, moduleOf: (component) => modules.get(component), folder, renderer: entry(RENDERER) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
