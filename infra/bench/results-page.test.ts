import { describe, expect, it } from '@jest/globals';
import { median, resultsPage } from './results-page.ts';

describe('the median', () => {
  it.each([
    [[7], 7],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('the page of results', () => {
  const run = (openedAfterMs: number) => ({ openedAfterMs, endedAfterMs: 250 });

  it('gives the middle and the range in seconds', () => {
    const page = resultsPage({
      machine: '2 cores',
      cold: run(20_000),
      warm: [run(3000), run(5000), run(3400)],
      afterKill: run(4000),
    });
    expect(page).toContain('| second and later | 3.4 s (3.0 to 5.0) | 0.3 s (0.3 to 0.3) |');
    expect(page).toContain('nothing built, no data | 20.0 s | 0.3 s |');
  });
});
