/**
 * `make planted-bugs`: plants one known mistake at a time into a copy of the compiled program and checks that the
 * campaign finds it. BUG=word,word selects bugs by name. The status is 0 if every one was caught;
 * infra/bench/results/planted-bugs.md says by what.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildPrograms } from '../local/build/build-programs.ts';
import { messageOf } from '../local/user-error.ts';
import { runCampaign } from './campaign.ts';
import { copyBuild, plant } from './planted-bugs/copy-build.ts';
import { goodsBugs } from './planted-bugs/goods-bugs.ts';
import { messagesBugs } from './planted-bugs/messages-bugs.ts';
import type { PlantedBug } from './planted-bugs/planted-bug.ts';
import { salesBugs } from './planted-bugs/sales-bugs.ts';
import { recordRow } from './results/results-table.ts';

const root = resolve(import.meta.dirname, '../..');
const loadMs = 15_000;
const results = join(root, 'infra/bench/results/planted-bugs.md');
const table = {
  title: 'Planted bugs, and what found them',
  introduction:
    'Each in a run of its own, planted into a copy of the compiled program; written by `make planted-bugs`. A bug that nothing found is MISSED.',
  columns: ['bug', 'verdict', 'seconds', 'found by'],
};
// A dead consumer keeps its messages for a minute: after that, everything late has arrived.
const recoveryMs = (bug: PlantedBug) => (bug.mayBeLate ? 75_000 : 40_000);

/** Runs the campaign on the program with the bug. Returns the difference that reveals it, if any. */
async function caught(bug: PlantedBug, seed: number): Promise<string | undefined> {
  const place = mkdtempSync(join(tmpdir(), 'hilltop-planted-bugs-'));
  try {
    const copy = join(place, 'program');
    copyBuild(root, copy);
    plant(copy, bug.patches);
    const { findings } = await runCampaign({
      root: copy,
      data: join(place, 'data'),
      ...(bug.replicas && { replicas: bug.replicas }),
      seed,
      visitors: 12,
      operations: 1_000_000,
      atMostMs: loadMs,
      recoveryMs: recoveryMs(bug),
      isFound: (sentence) => !bug.mayBeLate && bug.sentence.test(sentence),
      mix: bug.mix,
      ...(bug.staffMix && { staffMix: bug.staffMix }),
      plan: () => bug.faults,
      say: () => undefined,
    });
    return findings.flatMap(({ differences }) => differences).find((sentence) => bug.sentence.test(sentence));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const words = (process.env.BUG ?? '').split(',');
  const seed = Number(process.env.SEED ?? 1);
  const bugs = [...salesBugs, ...messagesBugs, ...goodsBugs].filter(({ name }) =>
    words.some((word) => name.includes(word)),
  );
  await buildPrograms(root);
  let missed = 0;
  for (const bug of bugs) {
    const startedAt = performance.now();
    const sentence = await caught(bug, seed);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    missed += sentence === undefined ? 1 : 0;
    const verdict = sentence === undefined ? 'MISSED' : 'caught';
    process.stdout.write(
      `  ${verdict}  ${bug.name} (${seconds} s)${sentence === undefined ? '' : `\n            ${sentence}`}\n`,
    );
    recordRow(results, table, [bug.name, verdict, seconds, sentence ?? 'nothing']);
  }
  process.stdout.write(`\n  ${bugs.length - missed} of ${bugs.length} planted bugs were caught\n`);
  process.exitCode = missed > 0 || bugs.length === 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => process.exit(1));
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
