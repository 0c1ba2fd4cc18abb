import { describe, expect, it, jest } from '@jest/globals';
import { runAgain } from './run-again.ts';
import type { Failure, Tally } from './tally.ts';

const failure = (file: string, test = 'works'): Failure => ({ file, test, error: 'too slow' });
const lane = (failed: readonly Failure[], second: Tally) => ({
  tally: { passed: 10, failed },
  again: jest.fn((_files: readonly string[]) => Promise.resolve(second)),
});

describe('the second run of what failed in the gate', () => {
  it('forgives in sight what passes alone', async () => {
    const first = lane([failure('a.test.ts'), failure('a.test.ts', 'stops')], { passed: 5, failed: [] });
    expect(await runAgain([first])).toEqual({
      sum: { passed: 12, failed: [] },
      flaky: [failure('a.test.ts'), failure('a.test.ts', 'stops')],
    });
    expect(first.again).toHaveBeenCalledWith(['a.test.ts']);
  });

  it('keeps what fails again, and what fails only now', async () => {
    const now = failure('a.test.ts', 'starts');
    const first = lane([failure('a.test.ts'), failure('b.test.ts')], {
      passed: 3,
      failed: [failure('b.test.ts'), now],
    });
    expect(await runAgain([first])).toEqual({
      sum: { passed: 10, failed: [failure('b.test.ts'), now] },
      flaky: [failure('a.test.ts')],
    });
  });

  it('does not forgive when a run proves nothing', async () => {
    const first = lane([failure('a.test.ts')], { passed: 0, failed: [] });
    expect((await runAgain([first])).sum.failed).toEqual([failure('a.test.ts')]);
  });

  it.each([
    ['more than three files failed', ['a', 'b', 'c', 'd'].map((name) => failure(`${name}.test.ts`))],
    ['a step of the check failed', [failure('a.test.ts'), { test: 'format and lint' }]],
  ])('does not try when %s', async (_, failed) => {
    const first = lane(failed, { passed: 9, failed: [] });
    expect(await runAgain([first])).toEqual({ sum: { passed: 10, failed }, flaky: [] });
    expect(first.again).not.toHaveBeenCalled();
  });

  it('tries in the lanes that failed only', async () => {
    const green = lane([], { passed: 9, failed: [] });
    const red = lane([failure('a.test.ts')], { passed: 1, failed: [] });
    expect((await runAgain([green, red])).sum).toEqual({ passed: 21, failed: [] });
    expect(green.again).not.toHaveBeenCalled();
  });
});
