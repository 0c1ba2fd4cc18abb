const everyMs = 10_000;

/** Prints how many files are done of all, the minutes, and what still runs; of a file that fails, why. */
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

  onTestFileResult({ path }, { failureMessage }) {
    this.#running.delete(path);
    this.#done += 1;
    if (failureMessage) {
      process.stderr.write(`FAILED ${this.#short(path)}\n${failureMessage}\n`);
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
