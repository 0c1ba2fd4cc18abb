/** How many tests passed and failed. */
export type Tally = { passed: number; failed: number };

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type FaultsReport = { passed: number; failed: number; faults: number; operations: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** Counts of Jest's `--json` report. A file that could not be run at all counts as one failed test. */
export function tallyJest(report: JestReport): Tally {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Counts of Playwright's JSON report. What passed at its second try has passed; what could not be run at all failed. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

type FileReport = { name: string; status: string; assertionResults: { status: string }[] };

/** The files of Jest's `--json` report in which something failed. */
export function failedFiles({ testResults }: { testResults: FileReport[] }): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** Counts of a part whose failed files were run once more: what they said at the second try counts. */
export function tallyWithSecondTry(first: JestReport & { testResults: FileReport[] }, second: JestReport): Tally {
  const again = first.testResults.filter(({ status }) => status === 'failed');
  const passedBefore = again
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed').length;
  const { passed, failed } = tallyJest(second);
  return { passed: first.numPassedTests - passedBefore + passed, failed };
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
