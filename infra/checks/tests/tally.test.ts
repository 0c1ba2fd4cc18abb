import { describe, expect, it } from '@jest/globals';
import { addTallies, describeFailure, isGreen, tallyLine, tallyResults } from './tally.ts';

describe('the tally of a test run', () => {
  const passed = { file: 'a.test.ts', title: 'adds', status: 'passed' } as const;
  const failed = { file: 'b.test.ts', title: 'subtracts', status: 'failed', error: 'expect(3) is 2' } as const;

  it('counts what passed and names what failed, with its file and its error', () => {
    const skipped = { file: 'c.test.ts', title: 'divides', status: 'skipped' } as const;
    const note = { file: 'd.ts', title: 'goes on', status: 'note' } as const;
    const tally = tallyResults([passed, failed, skipped, note], 'Jest', 1);
    expect(tally).toEqual({
      passed: 1,
      failed: [{ file: 'b.test.ts', test: 'subtracts', error: 'expect(3) is 2' }],
    });
    expect(tally.failed.map(describeFailure)).toEqual(['b.test.ts: subtracts: expect(3) is 2']);
  });

  it('keeps what a killed program had, and fails', () => {
    expect(tallyResults([passed], 'Jest', 1)).toEqual({
      passed: 1,
      failed: [{ test: 'Jest ended with status 1 before it was done: see above' }],
    });
  });

  it('adds up and is said in one line', () => {
    const sum = addTallies([
      { passed: 7, failed: [] },
      { passed: 5, failed: [{ test: 'one' }, { test: 'two' }] },
    ]);
    expect(tallyLine(sum)).toBe('12 passed, 2 failed');
  });

  it.each([
    [{ passed: 3, failed: [] }, true],
    [{ passed: 3, failed: [{ test: 'one' }] }, false],
    [{ passed: 0, failed: [] }, false],
  ])('%j is green: %s', (tally, green) => {
    expect(isGreen(tally)).toBe(green);
  });
});
