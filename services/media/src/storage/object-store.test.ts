import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { firstBytes } from './object-store.js';

const source = () => Readable.from([Buffer.from('abc'), Buffer.from('def'), Buffer.from('ghi')]);

describe('the first bytes of a stream', () => {
  it.each([
    [1, 'a'],
    [3, 'abc'],
    [4, 'abcd'],
    [9, 'abcdefghi'],
    [20, 'abcdefghi'],
  ])('%d of them', async (length, expected) => {
    const stream = source();
    expect(await text(firstBytes(stream, length))).toBe(expected);
    expect(stream.destroyed).toBe(true);
  });

  it('are an error when the stream is cut off before', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('ab');
        throw new Error('broken off');
      })(),
    );
    await expect(text(firstBytes(broken, 5))).rejects.toThrow('broken off');
  });
});
