import { describe, expect, it } from '@jest/globals';
import { Backoff } from './restarting-process.ts';

describe('the wait before a part is started again', () => {
  it('doubles with each death in a row, up to 15 s', () => {
    const backoff = new Backoff();
    const waits = Array.from({ length: 9 }, () => backoff.next(100));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  });

  it('is short again after the part was well for half a minute', () => {
    const backoff = new Backoff();
    backoff.next(100);
    backoff.next(100);
    expect(backoff.next(30_000)).toBe(250);
  });
});
