import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { onceWritten } from './once-written.js';
import { besideSite, buildOwnPage, servePage } from './own-page.js';

const PAGE = 'door.html';
const WORKER = 'door/door-worker.ts';

/** Builds the page at the door. Its service worker caches all of its files. */
export function doorPage(): Plugin {
  let [root, directory] = ['', ''];
  return {
    name: 'hilltop:door-page',
    configResolved: (config) => {
      [root, directory] = [config.root, resolve(config.root, config.build.outDir)];
    },
    ...servePage(PAGE, (path) => path === '/door'),
    ...onceWritten(async () => {
      const files = await buildOwnPage({
        ...{ root, directory, page: PAGE },
        // Below `/door`, so that the page's service worker also controls this worker's script and requests.
        worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'door-scanner-[hash].js' } } },
      });
      await buildWorker(root, directory, files);
    }),
  };
}

async function buildWorker(root: string, directory: string, files: readonly string[]): Promise<void> {
  const own = files.filter((name) => name !== PAGE).map((name) => `/${name}`);
  const kept = [...own.toSorted(), '/door.webmanifest', '/favicon.svg'];
  // File names contain a content hash, except for the page and the files in `public`.
  const hash = createHash('sha256').update(JSON.stringify(kept));
  for (const name of [PAGE, 'door.webmanifest', 'favicon.svg']) hash.update(await readFile(join(directory, name)));
  await build({
    ...besideSite,
    root,
    define: {
      DOOR_FILES: JSON.stringify(kept),
      DOOR_VERSION: JSON.stringify(hash.digest('hex').slice(0, 16)),
    },
    build: {
      ...besideSite.build,
      outDir: directory,
      rolldownOptions: { input: join(root, WORKER), output: { entryFileNames: 'door-worker.js', format: 'iife' } },
    },
  });
}
