/**
 * How many parties one slot serves in a second, by the service's own statements, beside `pgbench` with the one statement that
 * everybody recommends: same server, same tables, same durability, rounds in turn. Writes `infra/bench/results/hot-slot.md`
 * and `.json`. ROUNDS and SECONDS change how often and how long.
 */

import { buildPrograms } from '../../faults/build-programs.ts';
import { sentenceOf } from '../../local/trouble.ts';
import { describeMachine } from '../machine.ts';
import { numberOf } from '../number-of.ts';
import { median } from '../results-page.ts';
import { writeResults } from '../write-results.ts';
import { root } from './compiled.ts';
import { hotSlotPage, type Measured } from './hot-slot/hot-slot-page.ts';
import { findPgbench, runPgbench } from './hot-slot/pgbench.ts';
import { openWorkbench, type Workbench } from './hot-slot/workbench.ts';

const callers = 128;
const floorConnections = [1, 4, 8];

/** One round of ours, held against the database. Throws when an answer is not a row, or a row no answer. */
async function ourRound(workbench: Workbench, mode: 'hold' | 'book', atOnce: number, seconds: number) {
  await workbench.reset();
  const { round, warm } = await workbench.sell(mode, atOnce, seconds);
  const { taken, booked, bookings, held, holds, events } = await workbench.ledger();
  const sold = round.sold + warm.sold;
  const rows = mode === 'book' ? bookings : holds;
  const isEven = taken === booked + held && rows === sold && events === sold;
  if (!isEven || round.failed + warm.failed + round.refused > 0) {
    throw new Error(
      `${mode}: ${sold} answers, ${rows} rows, ${events} events, ${taken} places: ${JSON.stringify(round)}`,
    );
  }
  return { perSecond: round.sold / round.seconds, p50: round.p50, p99: round.p99 };
}

async function floorRound(workbench: Workbench, program: string, connections: number, seconds: number) {
  await workbench.reset();
  const floor = await runPgbench(program, workbench.databaseUrl, workbench.folder, { connections, seconds });
  const { taken, booked, bookings } = await workbench.ledger();
  if (taken !== booked || bookings < floor.done) throw new Error(`pgbench: ${floor.done} answers, ${bookings} rows`);
  return floor.perSecond;
}

async function main(): Promise<void> {
  const rounds = numberOf('ROUNDS', 5);
  const seconds = numberOf('SECONDS', 5);
  const program = findPgbench();
  await buildPrograms(root);
  const workbench = await openWorkbench();
  const measured: Measured = { floor: {}, hold: [], book: [], lone: [] };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const connections of program ? floorConnections : []) {
        const perSecond = await floorRound(workbench, program ?? '', connections, seconds);
        measured.floor[connections] = [...(measured.floor[connections] ?? []), perSecond];
      }
      measured.book.push(await ourRound(workbench, 'book', callers, seconds));
      measured.hold.push(await ourRound(workbench, 'hold', callers, seconds));
      measured.lone.push(await ourRound(workbench, 'book', 1, seconds));
      process.stdout.write(`  round ${round} of ${rounds}\n`);
    }
  } finally {
    await workbench.close();
  }
  const facts = { machine: describeMachine(), durability: workbench.durability, rounds, seconds, callers };
  writeResults('hot-slot', hotSlotPage(facts, measured), { ...facts, ...measured });
  const best = Math.max(...Object.values(measured.floor).map(median));
  const ours = median(measured.book.map(({ perSecond }) => perSecond));
  process.stdout.write(`  Wrote infra/bench/results/hot-slot.md: ${(ours / best).toFixed(1)} times the floor.\n`);
}

main().catch((fault) => {
  process.stderr.write(`  ${sentenceOf(fault)}\n`);
  process.exitCode = 1;
});
