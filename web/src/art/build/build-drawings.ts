import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type Drawing, drawCollections } from './draw-collections.js';

/**
 * Writes the finished drawings, or with `--check` lists the stale ones. Arguments select files by prefix. Run `npm
 * run drawings -w web` after a change to a source, to the kit or to the text of the cards.
 */
const checks = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((word) => word !== '--check');

function isCurrent({ file, text }: Drawing): boolean {
  try {
    return readFileSync(file, 'utf8') === text;
  } catch {
    return false;
  }
}

function write({ name, file, text }: Drawing): void {
  mkdirSync(new URL('./', file), { recursive: true });
  writeFileSync(file, text);
  const squeezed = brotliCompressSync(text).length;
  process.stdout.write(`${name.padEnd(32)} ${String(text.length).padStart(6)} B  ${squeezed} B brotli\n`);
}

for (const drawing of drawCollections(wanted)) {
  if (!checks) {
    write(drawing);
  } else if (!isCurrent(drawing)) {
    process.stdout.write(`${drawing.name} is stale\n`);
    process.exitCode = 1;
  }
}
