import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { loadFaces } from './faces.js';
import { type Kit, readKit } from './kit.js';
import { selfContained } from './self-contained.js';
import { parseSvg, writeSvg } from './svg-tree.js';

/**
 * Makes every drawing in `<collection>/source` stand alone in `<collection>/drawn`. Names after the command draw only
 * the files that begin so. Run it with `npm run drawings -w web` after a change to a source or to the kit.
 */
const scenes = new URL('../scenes/', import.meta.url);
const collections = [scenes, new URL('../guests/', import.meta.url)];
const wanted = process.argv.slice(2);

const read = (file: URL): string => readFileSync(file, 'utf8');

const kit: Kit = readKit(parseSvg(read(new URL('source/kit.svg', scenes))));
const faces = loadFaces();

for (const collection of collections) {
  const sources = new URL('source/', collection);
  mkdirSync(new URL('drawn/', collection), { recursive: true });
  for (const file of readdirSync(sources).filter((name) => name.endsWith('.svg') && name !== 'kit.svg')) {
    if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name))) continue;
    try {
      const drawn = writeSvg(selfContained(parseSvg(read(new URL(file, sources))), kit, faces));
      writeFileSync(new URL(`drawn/${file}`, collection), `${drawn}\n`);
      const squeezed = brotliCompressSync(drawn).length;
      process.stdout.write(`${file.padEnd(32)} ${String(drawn.length).padStart(6)} B  ${squeezed} B brotli\n`);
    } catch (cause) {
      throw new Error(`${file} cannot be drawn`, { cause });
    }
  }
}
