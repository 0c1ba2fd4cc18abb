import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { onceWritten } from './once-written.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Not pages, `robots.txt` and `sitemap.xml`: the gateway fills in the public URL and compresses them itself. */
const compressible = /\.(?:js|css|svg|json|wasm|webmanifest)$/;
/** Smaller files fit in one packet anyway. */
const MIN_BYTES = 1024;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    zip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Brotli and gzip copies of every text file, so that the gateway does not compress them. */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'hilltop:precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      directory = resolve(root, build.outDir);
    },
    ...onceWritten(async () => {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
      for (const file of files) await compress(join(file.parentPath, file.name));
    }, 'post'),
  };
}
