import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

const slowest = 10;
const repository = join(import.meta.dirname, '../..');

/** In characters. */
const mostOfError = 400;

interface Result {
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly error?: string;
  readonly ms?: number;
}

/** Appends each ended test to the file named by TEST_RESULTS: a run that is killed keeps its results so far. */
function record(result: Result): void {
  const path = process.env.TEST_RESULTS;
  if (path) appendFileSync(path, `${JSON.stringify(result)}\n`);
}

/** The beginnings of all errors, in one line. */
function inOneLine(errors: readonly TestError[]): string {
  const words = errors.map(({ message, value }) => message ?? value ?? '').join(' ');
  return stripVTControlCharacters(words).replaceAll(/\s+/g, ' ').trim().slice(0, mostOfError);
}

function resultOf(test: TestCase, { errors, duration }: TestResult): Result {
  const title = `${test.titlePath().slice(3).join(' ')} (${test.parent.project()?.name})`;
  const result = { file: relative(repository, test.location.file), title, ms: Math.round(duration) };
  if (test.outcome() === 'skipped') return { ...result, status: 'skipped' };
  // A test that is expected to fail passes if it does.
  if (test.ok()) return { ...result, status: 'passed' };
  return { ...result, status: 'failed', error: inOneLine(errors) || 'It passed, and was expected to fail.' };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Prints each test as it ends, with progress and duration, then the slowest. Appends results to the file TEST_RESULTS. */
export default class ProgressReporter implements Reporter {
  private readonly startedAt = Date.now();
  private readonly done: { readonly title: string; readonly ms: number }[] = [];
  private total = 0;
  private root = '';

  onBegin(config: FullConfig, suite: Suite): void {
    this.root = config.rootDir;
    this.total = suite.allTests().length;
    this.print(`  Playwright: ${this.total} tests, ${config.workers} at a time`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const title = this.titleOf(test);
    this.done.push({ title, ms: result.duration });
    const minutes = ((Date.now() - this.startedAt) / 60_000).toFixed(1);
    const place = `${this.done.length} of ${this.total} tests, ${minutes} min`;
    this.print(`  Playwright: ${place}: ${test.ok() ? '' : 'FAILED '}${title} (${seconds(result.duration)})`);
    if (!test.ok()) for (const error of result.errors) this.printError(error);
    record(resultOf(test, result));
  }

  /** Errors outside of tests. */
  onError(error: TestError): void {
    this.printError(error);
    record({ file: 'web/e2e', title: 'Playwright', status: 'failed', error: inOneLine([error]) });
  }

  onEnd({ duration }: FullResult): void {
    const sum = this.done.reduce((ms, test) => ms + test.ms, 0);
    this.print(
      `  Playwright: ${this.done.length} tests in ${seconds(duration)}, ${seconds(sum)} one by one. The longest:`,
    );
    const longest = this.done.toSorted((one, other) => other.ms - one.ms).slice(0, slowest);
    for (const { title, ms } of longest) this.print(`    ${seconds(ms)}  ${title}`);
  }

  printsToStdio(): boolean {
    return true;
  }

  private printError({ stack, message, snippet }: TestError): void {
    this.print([stack ?? message, snippet].filter(Boolean).join('\n'));
  }

  private titleOf(test: TestCase): string {
    const file = relative(this.root, test.location.file).replace('.e2e.ts', '');
    return `${file}: ${test.titlePath().slice(3).join(' ')}`;
  }

  private print(line: string): void {
    process.stdout.write(`${line}\n`);
  }
}
