import type { TestResult } from './results.ts';

/** A test, step or promise that failed. */
export interface Failure {
  readonly lane?: string | undefined;
  /** Where it stands, from the root of the repository. Without it, it cannot run once more alone. */
  readonly file?: string | undefined;
  readonly test: string;
  /** The beginning of its error. */
  readonly error?: string | undefined;
}

/** How many tests passed, and those that failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: readonly Failure[];
}

/** Counts the results of a program. When it ended badly and no test says why, that is a failure too. */
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

/** The sum of tallies. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
  };
}

/** A failure in one line. */
export function describeFailure({ lane, file, test, error }: Failure): string {
  return [lane, file, test, error].filter(Boolean).join(': ');
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
