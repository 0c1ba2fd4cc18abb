import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { encodingFor } from './encoded-text.js';
import { KeptAnswer } from './kept-answer.js';
import type { Scope } from './public-reads.js';

const scope: Scope = { topics: [], turnsWithTheClock: false, evenIfDown: false };
const answer = (text: string) =>
  new KeptAnswer({ text, contentType: 'application/json', scope, generation: 0, askedAt: 0, goodUntil: 0 });

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP;q=0.0', undefined],
])('Accept-Encoding %s is answered in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

describe('a kept answer', () => {
  const text = JSON.stringify({ words: 'tea garden '.repeat(200) });

  it('is the same in every encoding, made once each', () => {
    const kept = answer(text);
    const { bytes: br } = kept.in('br');
    const { bytes: gzip } = kept.in('gzip');
    expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([text, text]);
    expect(kept.in('br').bytes).toBe(br);
    expect(br.length + gzip.length + kept.plain.length).toBeLessThan(kept.bytes);
  });

  it('that is short is sent as it is', () => {
    expect(answer('{}').in('br')).toEqual({ encoding: undefined, bytes: Buffer.from('{}') });
  });

  it('has a version that is of its content', () => {
    expect(answer(text).etag).toBe(answer(text).etag);
    expect(answer(text).etag).not.toBe(answer('{}').etag);
  });
});
