import { describe, expect, it } from '@jest/globals';
import { RepeatFilter } from './repeat-filter.ts';

describe('the filter of repeated lines', () => {
  it('shows a line once in its quiet time, and others meanwhile', () => {
    const filter = new RepeatFilter(1000);
    expect([
      filter.admits('down', 0),
      filter.admits('down', 999),
      filter.admits('slow', 999),
      filter.admits('down', 1000),
      filter.admits('down', 1500),
    ]).toEqual([true, false, true, true, false]);
  });
});
