import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * A line of JSON that a lane's program appends to the file TEST_RESULTS for each ended test: a killed lane keeps its
 * results, and one whose file stops growing hangs. A `note` only reports progress.
 */
export interface TestResult {
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped' | 'note';
  /** The beginning of the error, in one line. */
  readonly error?: string | undefined;
}

/** Characters of an error in the final list of failures, which is all that some logs keep. */
const mostOfError = 400;

/** The beginning of an error, in one line without colors. */
export function beginningOf(error: string): string {
  return stripVTControlCharacters(error).replace(/\s+/g, ' ').trim().slice(0, mostOfError);
}

/** Appends a result, if somebody collects them. */
export function recordResult(result: TestResult): void {
  const path = process.env.TEST_RESULTS;
  if (path) appendFileSync(path, `${JSON.stringify(result)}\n`);
}

/** The results so far, without an incomplete last line; none if there is no file. */
export function readResults(path: string): TestResult[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as TestResult);
}
