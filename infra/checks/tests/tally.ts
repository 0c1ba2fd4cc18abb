import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, and the names of those that failed, with the beginnings of their errors. */
export interface Tally {
  readonly passed: number;
  readonly failed: readonly string[];
}

interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface FaultsReport {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly faults: number;
  readonly operations: number;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName: string;
      /** A test that ran out of time has two: that it did, and the step that it was at. */
      readonly results?: readonly { readonly errors?: readonly { readonly message?: string | undefined }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly unknown[];
}

/** Characters of an error in the list of failures at the end, which is all that some logs of CI keep. */
const mostOfError = 400;

function withReason(test: string, error: string | undefined): string {
  const reason = stripVTControlCharacters(error ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return reason === '' ? test : `${test}: ${reason.slice(0, mostOfError)}`;
}

/** Counts of Jest's `--json` report. A file that could not be run at all counts as one failed test. */
export function tallyJest({ numPassedTests, testResults }: JestReport): Tally {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const titles = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages?.[0]));
      return (titles.length > 0 ? titles : ['could not be run']).map((title) => `${name}: ${title}`);
    });
  return { passed: numPassedTests, failed };
}

/** Counts of Playwright's JSON report. A test that fails and then passes has failed; so has what could not be run at all. */
export function tallyPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  const failed = suites.flatMap((suite) => failedIn(suite, ''));
  return { passed: stats.expected, failed: [...failed, ...errors.map(() => 'Playwright: see the error above')] };
}

function failedIn({ title, suites = [], specs = [] }: PlaywrightSuite, above: string): string[] {
  const path = `${above}${title}: `;
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, results }) => {
        const test = `${path}${spec.title} (${projectName}${status === 'flaky' ? ', flaky' : ''})`;
        const reasons = results?.find(({ errors = [] }) => errors.length > 0)?.errors ?? [];
        return withReason(test, reasons.map(({ message }) => message).join(' '));
      }),
  );
  return [...own, ...suites.flatMap((suite) => failedIn(suite, path))];
}

/** Counts of the report of `make faults`: promises that held and that did not. A run in which little happened proves nothing. */
export function tallyFaults({ passed, failed, faults, operations }: FaultsReport): Tally {
  const idle = faults < 60 || operations < 100 ? [`only ${faults} faults and ${operations} operations`] : [];
  return { passed, failed: [...failed, ...idle] };
}

/** The sum of tallies. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
  };
}

/** The last line of `make test`. */
export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed.length} failed`;
}

/** Whether to leave with success: something ran, and nothing failed. */
export function isGreen({ passed, failed }: Tally): boolean {
  return passed > 0 && failed.length === 0;
}

/** How long ago that was, in words. @param startedAt of `performance.now()` */
export function minutesSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 60_000).toFixed(1)} min`;
}
