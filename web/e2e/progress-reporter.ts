import { relative } from 'node:path';
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

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Prints each test when it finishes, with progress and duration, and at the end the failures and the slowest tests. */
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
    if (!test.ok()) for (const error of result.errors) this.onError(error);
  }

  onError({ stack, message, snippet }: TestError): void {
    this.print([stack ?? message, snippet].filter(Boolean).join('\n'));
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

  private titleOf(test: TestCase): string {
    const file = relative(this.root, test.location.file).replace('.e2e.ts', '');
    return `${file}: ${test.titlePath().slice(3).join(' ')}`;
  }

  private print(line: string): void {
    process.stdout.write(`${line}\n`);
  }
}
