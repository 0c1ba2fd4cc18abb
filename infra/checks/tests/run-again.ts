import { addTallies, type Failure, type Tally } from './tally.ts';

export interface LaneResult {
  readonly tally: Tally;
  /** Runs these files, or those of the failed tests, again, alone. Without it, a lane has no second chance. */
  readonly again?: ((files: readonly string[]) => Promise<Tally>) | undefined;
}

/** More failed files are not chance. */
const mostFiles = 3;

const isSame = (one: Failure) => (other: Failure) => one.file === other.file && one.test === other.test;
const filesOf = (failed: readonly Failure[]) => [
  ...new Set(failed.flatMap(({ file }) => (file === undefined ? [] : [file]))),
];

/**
 * Runs the gate's failures again, alone, after all lanes. What passes then counts as passed and is named as flaky; new
 * failures count too. No second chance if more than three files failed, or anything that is not a test of a file.
 */
export async function runAgain(results: readonly LaneResult[]): Promise<{ sum: Tally; flaky: readonly Failure[] }> {
  const sum = addTallies(results.map(({ tally }) => tally));
  const files = filesOf(sum.failed);
  const isChance = files.length <= mostFiles && sum.failed.every(({ file }) => file !== undefined);
  if (sum.failed.length === 0 || !isChance) return { sum, flaky: [] };

  const flaky: Failure[] = [];
  const tallies: Tally[] = [];
  for (const { tally, again } of results) {
    const second = again && tally.failed.length > 0 ? await again(filesOf(tally.failed)) : undefined;
    if (second === undefined || second.passed === 0) {
      tallies.push(tally);
      continue;
    }
    const passed = tally.failed.filter((failure) => !second.failed.some(isSame(failure)));
    const onlyNow = second.failed.filter((failure) => !tally.failed.some(isSame(failure)));
    const failed = [...tally.failed.filter((failure) => !passed.includes(failure)), ...onlyNow];
    flaky.push(...passed);
    tallies.push({ passed: tally.passed + passed.length - onlyNow.length, failed });
  }
  return { sum: addTallies(tallies), flaky };
}
