import { describe, expect, it } from '@jest/globals';
import { addTallies, isGreen, tallyFaults, tallyJest, tallyLine, tallyPlaywright } from './tally.ts';

describe('the tally of a test run', () => {
  it('names the tests that Jest saw fail, and the files that it could not run', () => {
    const report = {
      numPassedTests: 7,
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds' }] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            {
              status: 'failed',
              fullName: 'subtracts',
              failureMessages: ['\u001b[31mexpect(3)\u001b[39m\n  is 2', 'x'],
            },
          ],
        },
        { name: 'c.test.ts', status: 'failed', assertionResults: [] },
      ],
    };
    expect(tallyJest(report)).toEqual({
      passed: 7,
      failed: ['b.test.ts: subtracts: expect(3) is 2', 'c.test.ts: could not be run'],
    });
  });

  it('counts a browser test that passes only at its second try as failed', () => {
    const test = (status: string, ...messages: string[]) => ({
      title: status,
      tests: [{ status, projectName: 'phone', results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const report = {
      stats: { expected: 5 },
      suites: [
        {
          title: 'booking.e2e.ts',
          specs: [test('expected')],
          suites: [
            {
              title: 'the form',
              specs: [test('flaky', 'Timed out.', 'At: click'), test('unexpected', 'a'.repeat(999))],
            },
          ],
        },
      ],
      errors: ['no browser'],
    };
    expect(tallyPlaywright(report)).toEqual({
      passed: 5,
      failed: [
        'booking.e2e.ts: the form: flaky (phone, flaky): Timed out. At: click',
        `booking.e2e.ts: the form: unexpected (phone): ${'a'.repeat(400)}`,
        'Playwright: see the error above',
      ],
    });
  });

  it.each([
    [{ passed: 13, failed: [], faults: 60, operations: 900 }, []],
    [{ passed: 12, failed: ['seats'], faults: 60, operations: 900 }, ['seats']],
    [{ passed: 13, failed: [], faults: 59, operations: 900 }, ['only 59 faults and 900 operations']],
    [{ passed: 13, failed: [], faults: 60, operations: 99 }, ['only 60 faults and 99 operations']],
  ])('counts promises under faults: %j', (report, failed) => {
    expect(tallyFaults(report)).toEqual({ passed: report.passed, failed });
  });

  it('adds up and is said in one line', () => {
    const sum = addTallies([
      { passed: 7, failed: [] },
      { passed: 5, failed: ['one', 'two'] },
    ]);
    expect(tallyLine(sum)).toBe('12 passed, 2 failed');
  });

  it.each([
    [{ passed: 3, failed: [] }, true],
    [{ passed: 3, failed: ['one'] }, false],
    [{ passed: 0, failed: [] }, false],
  ])('%j is green: %s', (tally, green) => {
    expect(isGreen(tally)).toBe(green);
  });
});
