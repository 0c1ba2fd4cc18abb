import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { chosenHouse } from './chosen-house.js';
import { onceWritten } from './once-written.js';
import { smallerFonts } from './smaller-fonts.js';

const PAGE = 'door.html';
const WORKER = 'door/door-worker.ts';

/** Builds the door page as a separate app, so that neither app loads the other's scripts. Its service worker caches all. */
export function doorPage(): Plugin {
  let [root, directory] = ['', ''];
  return {
    name: 'hilltop:door-page',
    configResolved: (config) => {
      [root, directory] = [config.root, resolve(config.root, config.build.outDir)];
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (request.url?.split('?')[0] === '/door') request.url = '/door.html';
        next();
      });
    },
    ...onceWritten(async () => {
      const files = await buildPage(root, directory);
      await buildWorker(root, directory, files);
    }),
  };
}

const common = { configFile: false, logLevel: 'warn' } as const;
const output = { emptyOutDir: false, copyPublicDir: false, target: 'es2022', assetsInlineLimit: 0 } as const;

/** @returns the paths of all files but the page, with a leading slash */
async function buildPage(root: string, directory: string): Promise<readonly string[]> {
  const { output: files } = single(
    await build({
      ...common,
      root,
      plugins: [chosenHouse(), react(), smallerFonts()],
      // Below `/door`, so that the page's service worker also controls this worker's script and requests.
      worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'door-scanner-[hash].js' } } },
      build: {
        ...output,
        outDir: directory,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(root, PAGE) },
      },
    }),
  );
  return files.map(({ fileName }) => `/${fileName}`).filter((name) => name !== `/${PAGE}`);
}

async function buildWorker(root: string, directory: string, files: readonly string[]): Promise<void> {
  const kept = [...files.toSorted(), '/door.webmanifest', '/favicon.svg'];
  // File names contain a content hash, except for the page and the files in `public`.
  const hash = createHash('sha256').update(JSON.stringify(kept));
  for (const name of [PAGE, 'door.webmanifest', 'favicon.svg']) hash.update(await readFile(join(directory, name)));
  await build({
    ...common,
    root,
    define: {
      DOOR_FILES: JSON.stringify(kept),
      DOOR_VERSION: JSON.stringify(hash.digest('hex').slice(0, 16)),
    },
    build: {
      ...output,
      outDir: directory,
      rolldownOptions: { input: join(root, WORKER), output: { entryFileNames: 'door-worker.js', format: 'iife' } },
    },
  });
}

function single(result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput {
  if (!('output' in result)) throw new Error('Vite returned no single bundle of the page at the door');
  return result;
}
