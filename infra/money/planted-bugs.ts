/**
 * `make money BUG=word`: plants one known mistake at a time into a copy of the compiled program. The accountant has to find each, and the
 * reconciliation each that it can see. The status is 0 if they do.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyBuild, plant } from '../faults/planted-bugs/copy-build.ts';
import { recordRow } from '../faults/results/results-table.ts';
import { buildPrograms } from '../local/build/build-programs.ts';
import { messageOf } from '../local/user-error.ts';
import { runCampaign } from './campaign.ts';
import { moneyBugs } from './planted/money-bugs.ts';
import type { MoneyBug } from './planted/planted-bug.ts';

const root = resolve(import.meta.dirname, '../..');
const results = join(root, 'infra/bench/results/money-bugs.md');
const table = {
  title: 'Planted bugs about money, and who found them',
  introduction:
    'Each in a run of its own, planted into a copy of the compiled program, or in up to three; written by `make money BUG=,`. A bug that nobody found is MISSED.',
  columns: ['bug', 'verdict', 'runs', 'seconds', 'the accountant', 'the reconciliation'],
};
/** Rare deeds, such as a dispute of a visit that is canceled, come a few times among as many. An idle machine does them in a minute. */
const OPERATIONS = 1_500;
/** Other people, when the deed that shows the bug did not come. */
const RUNS = 3;
const LONGEST_LOAD_MS = 240_000;
const RECOVERY_MS = 60_000;

/** What each of them says. */
interface Found {
  readonly accountant: string | undefined;
  readonly reconciliation: string | undefined;
}

async function search(bug: MoneyBug, seed: number): Promise<Found> {
  const place = mkdtempSync(join(tmpdir(), 'hilltop-money-bugs-'));
  const among = (sentences: readonly string[], wanted: RegExp | undefined) =>
    wanted && sentences.find((sentence) => wanted.test(sentence));
  const both = (faults: readonly string[], reconciled: readonly string[]): Found => ({
    accountant: among(faults, bug.accountant),
    reconciliation: among(reconciled, bug.reconciliation),
  });
  try {
    const copy = join(place, 'program');
    copyBuild(root, copy);
    plant(copy, bug.patches);
    const { judgment, reconciled } = await runCampaign({
      ...{ root: copy, data: join(place, 'data'), seed, people: 24, operations: OPERATIONS },
      ...{
        lastsMs: LONGEST_LOAD_MS,
        recoveryMs: RECOVERY_MS,
        calm: bug.provider ?? (() => undefined),
        say: () => undefined,
      },
      isFound: (faults, differences) => isCaught(bug, both(faults, differences)),
    });
    return both(judgment.faults, reconciled);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const isCaught = (bug: MoneyBug, { accountant, reconciliation }: Found): boolean =>
  accountant !== undefined && (bug.reconciliation === undefined || reconciliation !== undefined);

async function main(): Promise<void> {
  const words = (process.env.BUG ?? '').split(',');
  const bugs = moneyBugs.filter(({ name }) => words.some((word) => name.includes(word)));
  await buildPrograms(root);
  const seed = Number(process.env.SEED ?? 1);
  let missed = 0;
  for (const bug of bugs) {
    const startedAt = performance.now();
    let found: Found = { accountant: undefined, reconciliation: undefined };
    let runs = 0;
    for (; runs < RUNS && !isCaught(bug, found); runs += 1) found = await search(bug, seed + runs);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
    const verdict = isCaught(bug, found) ? 'caught' : 'MISSED';
    missed += verdict === 'MISSED' ? 1 : 0;
    const said = [
      found.accountant ?? 'nothing',
      found.reconciliation ?? (bug.reconciliation ? 'nothing' : 'cannot see it'),
    ];
    process.stdout.write(
      `  ${verdict}  ${bug.name} (${seconds} s in ${runs} runs)\n            ${said.join('\n            ')}\n`,
    );
    recordRow(results, table, [bug.name, verdict, String(runs), seconds, ...said]);
  }
  process.stdout.write(`\n  ${bugs.length - missed} of ${bugs.length} planted bugs were caught\n`);
  process.exitCode = missed > 0 || bugs.length === 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
