/** How many tests passed and failed. */
export type Tally = { passed: number; failed: number };

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type FaultsReport = { passed: number; failed: number; faults: number; operations: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** Counts of Jest's `--json` report. A file that could not be run at all counts as one failed test. */
export function tallyJest(report: JestReport): Tally {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Counts of Playwright's JSON report. A test that passed at its second try failed; so did what could not be run at all. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** Counts of the report of `make faults`: promises that held and that did not. A run in which nothing went wrong proves nothing. */
export function tallyFaults({ passed, failed, faults, operations }: FaultsReport): Tally {
  return { passed, failed: failed + (faults < 60 ? 1 : 0) + (operations === 0 ? 1 : 0) };
}

/** The sum of tallies. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/** The last line of `make test`. */
export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** Whether to leave with success: something ran, and nothing failed. */
export function isGreen({ passed, failed }: Tally): boolean {
  return passed > 0 && failed === 0;
}
