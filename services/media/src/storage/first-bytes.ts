import { Readable } from 'node:stream';

/** The rest is not read. */
export function firstBytes(source: Readable, length: number): Readable {
  return Readable.from(cut(source, length), { objectMode: false });
}

async function* cut(source: Readable, length: number): AsyncGenerator<Buffer> {
  let left = length;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}
