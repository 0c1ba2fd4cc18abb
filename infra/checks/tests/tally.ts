import type { TestResult } from './results.ts';

export interface Failure {
  readonly lane?: string | undefined;
  /** From the root of the repository. Without it, the test cannot run again alone. */
  readonly file?: string | undefined;
  readonly test: string;
  /** The beginning of its error. */
  readonly error?: string | undefined;
}

export interface Tally {
  readonly passed: number;
  readonly failed: readonly Failure[];
}

/** Counts a program's results. A bad exit status that no test explains is one more failure. */
export function tallyResults(results: readonly TestResult[], program: string, status: number): Tally {
  const failed = results
    .filter((result) => result.status === 'failed')
    .map(({ file, title, error }) => ({ file, test: title, error }));
  const died = { test: `${program} ended with status ${status} before it was done: see above` };
  return {
    passed: results.filter((result) => result.status === 'passed').length,
    failed: status !== 0 && failed.length === 0 ? [died] : failed,
  };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
  };
}

export function describeFailure({ lane, file, test, error }: Failure): string {
  return [lane, file, test, error].filter(Boolean).join(': ');
}

/** The last line of `make test`. */
export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed.length} failed`;
}

/** Success: something ran, and nothing failed. */
export function isGreen({ passed, failed }: Tally): boolean {
  return passed > 0 && failed.length === 0;
}

/** @param startedAt of `performance.now()` */
export function minutesSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 60_000).toFixed(1)} min`;
}
