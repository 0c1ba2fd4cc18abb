/** Says which file begins: of a run that hangs, the last one named is where. */
export default class StartReporter {
  onTestFileStart(test) {
    process.stderr.write(`RUNS ${test.path.slice(test.context.config.rootDir.length + 1)}\n`);
  }
}
