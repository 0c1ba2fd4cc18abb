import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * What the programs of a lane append to the file named by TEST_RESULTS, one line of JSON for each test that has ended. A lane
 * that is killed keeps what it had, and one whose file no longer grows hangs. A `note` only says that something goes on.
 */
export interface TestResult {
  /** The file of the test, from the root of the repository. */
  readonly file: string;
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped' | 'note';
  /** How it failed: the beginning, in one line. */
  readonly error?: string | undefined;
}

/** Characters of an error in the list of failures at the end, which is all that some logs keep. */
const mostOfError = 400;

/** The beginning of an error, in one line without colors. */
export function beginningOf(error: string): string {
  return stripVTControlCharacters(error).replace(/\s+/g, ' ').trim().slice(0, mostOfError);
}

/** Appends a result, where somebody collects them. */
export function recordResult(result: TestResult): void {
  const path = process.env.TEST_RESULTS;
  if (path) appendFileSync(path, `${JSON.stringify(result)}\n`);
}

/** The results of that file, without a last line that was cut short. None when there is no file. */
export function readResults(path: string): TestResult[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as TestResult);
}
