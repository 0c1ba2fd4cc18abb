import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { CacheEntry } from './cache-entry.js';
import { encodingFor } from './encoded-text.js';
import type { CachePolicy } from './public-fields.js';

const policy: CachePolicy = { tags: [], expiresOnQuarterHour: false, staleIfError: false };
const entryOf = (text: string) =>
  new CacheEntry({ text, contentType: 'application/json', policy, version: 0, readAt: 0, freshUntil: 0 });

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP;q=0.0', undefined],
])('Accept-Encoding %s selects %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

describe('a cache entry', () => {
  const text = JSON.stringify({ words: 'tea garden '.repeat(200) });

  it('has the same content in every encoding, and encodes once each', () => {
    const entry = entryOf(text);
    const { bytes: br } = entry.in('br');
    const { bytes: gzip } = entry.in('gzip');
    expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([text, text]);
    expect(entry.in('br').bytes).toBe(br);
    expect(br.length + gzip.length + entry.plain.length).toBeLessThan(entry.bytes);
  });

  it('is not compressed when it is short', () => {
    expect(entryOf('{}').in('br')).toEqual({ encoding: undefined, bytes: Buffer.from('{}') });
  });

  it('has an ETag that depends on its content', () => {
    expect(entryOf(text).etag).toBe(entryOf(text).etag);
    expect(entryOf(text).etag).not.toBe(entryOf('{}').etag);
  });
});
