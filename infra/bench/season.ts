/**
 * How long managers wait for a report: a year with 10,000 sales (SALES) in an instance's ledger, and every report
 * through its front door (ROUNDS times). Writes `results/season.md` and `.json`.
 */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { withInstance } from '../local/launch/instance.ts';
import { openTimes } from '../local/test/support/open-times.ts';
import { postBooking, tourBooking } from '../local/test/support/tour-booking.ts';
import { messageOf } from '../local/user-error.ts';
import { databaseOn, openDatabases } from '../reconciliation/src/open-databases.ts';
import type { Ask } from '../reconciliation/src/reconciliation-context.ts';
import { describeMachine } from './measure/machine.ts';
import { numberSetting } from './measure/number-setting.ts';
import { median } from './measure/statistics.ts';
import { writeResults } from './measure/write-results.ts';
import { FILL_VISITS, fillSeason } from './season/fill.ts';
import { reports, signIn, timed } from './season/reports.ts';

/** The booking that is copied. */
async function bookOne(site: string): Promise<void> {
  const [slot] = await openTimes(site);
  if (!slot) throw new Error('Nothing is open');
  const response = await postBooking(site, tourBooking({ name: 'season', guests: 2, ...slot }));
  if (!response.ok) throw new Error(`The booking was answered with ${response.status}`);
}

async function linesOf(ledger: Ask): Promise<number> {
  const [row] = await ledger<{ lines: number }>('SELECT count(*)::int AS lines FROM money_lines');
  return row?.lines ?? 0;
}

const root = resolve(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const [sales, rounds] = [numberSetting('SALES', 10_000), numberSetting('ROUNDS', 5)];
  await withInstance({ root }, async (instance) => {
    const { ask, close } = openDatabases((owner) => databaseOn(instance.part('postgres').url ?? '', owner));
    try {
      await fillSeason(ask.ledger, sales);
      const lines = await linesOf(ask.ledger);
      await bookOne(instance.site);
      await ask.bookings(FILL_VISITS(sales));
      const cookie = await signIn(instance);
      const load = { before: loadavg()[0] ?? 0, after: 0 };
      const taken = [];
      for (const report of reports) {
        const ms: number[] = [];
        const last = report.once ? 0 : rounds;
        for (let round = 0; round <= last; round += 1) {
          const { ms: waited } = await timed(instance.site, cookie, report);
          // The first one plans the query and warms the page cache.
          if (round > 0 || last === 0) ms.push(waited);
        }
        taken.push({ name: report.name, ms });
        process.stdout.write(`  ${report.name}: ${ms.map((each) => each.toFixed(0)).join(', ')} ms\n`);
      }
      const date = new Date().toISOString().slice(0, 10);
      const facts = {
        date,
        machine: describeMachine(),
        load: { ...load, after: loadavg()[0] ?? 0 },
        sales,
        lines,
        taken,
      };
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

interface SeasonFacts {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly machine: string;
  /** Load averages of one minute. */
  readonly load: { readonly before: number; readonly after: number };
  readonly sales: number;
  readonly lines: number;
  readonly taken: readonly { readonly name: string; readonly ms: readonly number[] }[];
}

function seasonPage({ date, machine, load, sales, lines, taken }: SeasonFacts): string {
  const rows = taken.map(({ name, ms }) => `| ${name} | ${median(ms).toFixed(0)} | ${Math.max(...ms).toFixed(0)} |`);
  return `# How long a report takes

\`node infra/bench/season.ts\` on ${date}: a year of ${sales.toLocaleString('en-US')} sales, ${lines.toLocaleString('en-US')} lines, each report of the whole
year through the front door (payouts: of 92 days), until its last byte. A report should take less than 2,000 ms; the file of all lines has progress
instead, and is asked for once.

| report | ms, median | ms, most |
| --- | --- | --- |
${rows.join('\n')}

Machine: ${machine}. Load average of a minute: ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after.
`;
}
