import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { requestedRange } from './serve-image.controller.js';

const tag = '"a"';
const range = (header: string | undefined, bytes = 100) => requestedRange(header, undefined, tag, bytes);

describe('the requested range', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=0-1000', { start: 0, end: 99 }],
  ])('%s', (header, expected) => {
    expect(range(header)).toEqual(expected);
  });

  it.each(['bytes=100-', 'bytes=200-300', 'bytes=-0'])('is unsatisfiable: %s', (header) => {
    expect(range(header)).toBe('unsatisfiable');
  });

  it.each([undefined, '', 'bytes', 'bytes=', 'bytes=a-b', 'bytes=0-1,3-4', 'items=0-1', 'bytes=--1'])(
    'is all bytes: %j',
    (header) => {
      expect(range(header)).toBeUndefined();
    },
  );

  it('is all bytes when the version differs', () => {
    expect(requestedRange('bytes=0-1', '"b"', tag, 100)).toBeUndefined();
    expect(requestedRange('bytes=0-1', tag, tag, 100)).toEqual({ start: 0, end: 1 });
    // A date, because images have none to compare.
    expect(requestedRange('bytes=0-1', 'Sat, 21 Nov 2026 12:00:00 GMT', tag, 100)).toBeUndefined();
  });

  it('lies within the bytes', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1 }), (noise, from, to, bytes) => {
        for (const header of [noise, `bytes=${noise}`, `bytes=${from}-${to}`, `bytes=-${to}`, `bytes=${from}-`]) {
          const found = range(header, bytes);
          if (typeof found !== 'object') continue;
          expect(found.start).toBeGreaterThanOrEqual(0);
          expect(found.start).toBeLessThanOrEqual(found.end);
          expect(found.end).toBeLessThan(bytes);
        }
      }),
    );
  });
});
