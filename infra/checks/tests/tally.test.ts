import { describe, expect, it } from '@jest/globals';
import {
  addTallies,
  failedFiles,
  isGreen,
  tallyFaults,
  tallyJest,
  tallyLine,
  tallyPlaywright,
  tallyWithSecondTry,
} from './tally.ts';

describe('the tally of a test run', () => {
  it('counts a Jest file that could not be run as a failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(tallyJest(report)).toEqual({ passed: 7, failed: 3 });
  });

  it('counts a browser test by its second try', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: ['no browser'] };
    expect(tallyPlaywright(report)).toEqual({ passed: 6, failed: 2 });
  });

  it('counts the files that failed by their second try, and the others by their first', () => {
    const [good, bad] = [{ status: 'passed' }, { status: 'failed' }];
    const first = {
      numPassedTests: 4,
      numFailedTests: 2,
      numRuntimeErrorTestSuites: 0,
      testResults: [
        { name: 'a', status: 'passed', assertionResults: [good, good] },
        { name: 'b', status: 'failed', assertionResults: [good, bad] },
        { name: 'c', status: 'failed', assertionResults: [good, bad] },
      ],
    };
    expect(failedFiles(first)).toEqual(['b', 'c']);
    const second = { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 0 };
    expect(tallyWithSecondTry(first, second)).toEqual({ passed: 5, failed: 1 });
  });

  it.each([
    [
      { passed: 13, failed: 0, faults: 60, operations: 9000 },
      { passed: 13, failed: 0 },
    ],
    [
      { passed: 12, failed: 1, faults: 60, operations: 9000 },
      { passed: 12, failed: 1 },
    ],
    [
      { passed: 13, failed: 0, faults: 59, operations: 9000 },
      { passed: 13, failed: 1 },
    ],
    [
      { passed: 13, failed: 0, faults: 60, operations: 0 },
      { passed: 13, failed: 1 },
    ],
  ])('counts promises under faults: %j', (report, tally) => {
    expect(tallyFaults(report)).toEqual(tally);
  });

  it('adds up and is said in one line', () => {
    const sum = addTallies([
      { passed: 7, failed: 0 },
      { passed: 5, failed: 2 },
    ]);
    expect(tallyLine(sum)).toBe('12 passed, 2 failed');
  });

  it.each([
    [{ passed: 3, failed: 0 }, true],
    [{ passed: 3, failed: 1 }, false],
    [{ passed: 0, failed: 0 }, false],
  ])('%j is green: %s', (tally, green) => {
    expect(isGreen(tally)).toBe(green);
  });
});
