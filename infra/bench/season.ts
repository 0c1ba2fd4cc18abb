/**
 * How long managers wait for a report: a year with 10,000 sales (SALES) in the ledger of an instance of its own, and every report
 * asked through its front door (ROUNDS times). Writes `results/season.md` and `.json`.
 */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { withInstance } from '../local/launch/instance.ts';
import { messageOf } from '../local/user-error.ts';
import { databaseOn, openDatabases } from '../reconciliation/src/open-databases.ts';
import { describeMachine } from './measure/machine.ts';
import { numberSetting } from './measure/number-setting.ts';
import { writeResults } from './measure/write-results.ts';
import { fillSeason, linesOf } from './season/fill-season.ts';
import { reports, signIn, timed } from './season/reports.ts';
import { seasonPage } from './season/season-page.ts';

const root = resolve(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const [sales, rounds] = [numberSetting('SALES', 10_000), numberSetting('ROUNDS', 5)];
  await withInstance({ root }, async (instance) => {
    const { ask, close } = openDatabases((owner) => databaseOn(instance.part('postgres').url ?? '', owner));
    try {
      await fillSeason(ask.ledger, sales);
      const lines = await linesOf(ask.ledger);
      const cookie = await signIn(instance);
      const load = { before: loadavg()[0] ?? 0, after: 0 };
      const taken = [];
      for (const report of reports) {
        const ms: number[] = [];
        for (let round = 0; round <= rounds; round += 1) {
          const waited = await timed(instance.site, cookie, report);
          // The first plans the query and warms the cache of pages.
          if (round > 0) ms.push(waited);
        }
        taken.push({ name: report.name, ms });
        process.stdout.write(`  ${report.name}: ${ms.map((each) => each.toFixed(0)).join(', ')} ms\n`);
      }
      const facts = { machine: describeMachine(), load: { ...load, after: loadavg()[0] ?? 0 }, sales, lines, taken };
      writeResults('season', seasonPage(facts), facts);
      process.stdout.write('  Wrote infra/bench/results/season.md.\n');
    } finally {
      await close();
    }
  });
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
