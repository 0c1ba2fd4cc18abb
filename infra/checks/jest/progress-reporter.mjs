import { beginningOf, recordResult } from '../tests/results.ts';

const everyMs = 10_000;

/** Prints how many files are done, the minutes, and what is still running; for a failed file, why. Records each result. */
export default class ProgressReporter {
  #startedAt = performance.now();
  #running = new Set();
  #done = 0;
  #all = 0;
  #timer = setInterval(() => this.#print(), everyMs);

  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunStart({ numTotalTestSuites }) {
    this.#all = numTotalTestSuites;
  }

  onTestFileStart({ path }) {
    this.#running.add(path);
  }

  onTestCaseResult({ path }, { fullName, status, failureMessages }) {
    const error = status === 'failed' ? beginningOf(failureMessages.join(' ')) : undefined;
    recordResult({
      file: this.#short(path),
      title: fullName,
      status: status === 'pending' ? 'skipped' : status,
      error,
    });
  }

  onTestFileResult({ path }, { failureMessage, testExecError }) {
    this.#running.delete(path);
    this.#done += 1;
    if (failureMessage) {
      process.stderr.write(`FAILED ${this.#short(path)}\n${failureMessage}\n`);
    }
    if (testExecError) {
      const error = beginningOf(failureMessage ?? testExecError.message ?? '');
      recordResult({ file: this.#short(path), title: 'could not be run', status: 'failed', error });
    }
  }

  onRunComplete() {
    clearInterval(this.#timer);
    this.#print();
  }

  #short(path) {
    return path.slice(this.rootDir.length + 1);
  }

  #print() {
    const minutes = ((performance.now() - this.#startedAt) / 60_000).toFixed(1);
    const running = [...this.#running].map((path) => this.#short(path)).join(', ');
    process.stdout.write(`  Jest: ${this.#done} of ${this.#all} files, ${minutes} min${running && `: ${running}`}\n`);
  }
}
