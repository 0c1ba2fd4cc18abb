/**
 * How many bookings a whole Hilltop takes in a second through its front door, with 1, 2 and 3 processes of the service, beside
 * a program that does the same as the textbooks say (`twin/`): same machine, same database server, rounds in turn. Writes
 * `infra/bench/results/front-door.md` and `.json`. ROUNDS, SECONDS and REPLICAS=1,3 change how much; what an earlier run with the
 * same settings says of other numbers of processes is kept.
 */

import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { buildPrograms } from '../../faults/build-programs.ts';
import { sentenceOf } from '../../local/trouble.ts';
import { describeMachine } from '../machine.ts';
import { numberOf } from '../number-of.ts';
import { writeResults } from '../write-results.ts';
import { root } from './compiled.ts';
import { earlierRuns } from './front-door/earlier-runs.ts';
import { frontDoorPage, type Measured, medianRush, type Shown } from './front-door/front-door-page.ts';
import { type House, openHouse } from './front-door/house.ts';
import { type Lags, lagsOf } from './front-door/lags.ts';
import { residentBytes } from './front-door/memory.ts';
import { processorPerBooking, processorTimes } from './front-door/processor-time.ts';
import { faultsOf, openSlots } from './front-door/slots.ts';
import { openTwinHouse, type TwinHouse } from './front-door/twin-house.ts';
import { type Book, bookAtTwin, bookByHold, bookByRest, rush, type Slot } from './front-door/visitors.ts';

const mostVisitors = 48;
const manySlots = 100;
const warmSeconds = 5;
/** So long nobody asks before memory is looked at, in milliseconds: what the start left behind is cleared away by then. */
const idleMs = 20_000;
/** E-mails of a round may go on into the next for all they have not gone by then, in milliseconds; that is ours to bear. */
const betweenRoundsMs = 15_000;
const mailsOutMs = 90_000;

type Scene = { house: House; twin: TwinHouse; slots: readonly Slot[]; seconds: number; visitors: number };

const say = (text: string) => process.stdout.write(`  ${text}\n`);

async function ours(scene: Scene, book: Book, slots: readonly Slot[]): Promise<Shown> {
  const { house, seconds, visitors } = scene;
  const before = processorTimes(house.pids);
  const { confirmed, ...shown } = await rush(house.site, book, { slots, visitors, seconds });
  say(`Hilltop, ${book.name}, ${slots.length} of slots: ${shown.perSecond.toFixed(0)}/s, ${shown.failed} failed`);
  const columns = { payment: 'payment_intent_id', slot: 'slot_id', places: 'places' };
  demandNone(await faultsOf(house.bookings, columns, confirmed));
  await house.quiet(betweenRoundsMs);
  const processor = processorPerBooking(before, processorTimes(house.pids), confirmed.length);
  return { ...shown, processor };
}

async function theirs({ house, twin, seconds, visitors }: Scene, slots: readonly Slot[]): Promise<Shown> {
  const pids = new Map([...twin.pids, ['postgres', house.pids.get('postgres') ?? 0]]);
  const before = processorTimes(pids);
  const { confirmed, ...shown } = await rush(twin.site, bookAtTwin, { slots, visitors, seconds });
  say(`the textbook, ${slots.length} of slots: ${shown.perSecond.toFixed(0)}/s, ${shown.failed} failed`);
  const columns = { payment: '"paymentIntentId"', slot: '"slotId"', places: '"groupSize"' };
  const processor = processorPerBooking(before, processorTimes(pids), confirmed.length);
  demandNone(await faultsOf(twin.ask, columns, confirmed));
  return { ...shown, processor };
}

/** How late events and e-mails are behind the bookings of one more round. */
async function lagsAfter({ house, visitors }: Scene, slots: readonly Slot[]): Promise<Lags> {
  const { confirmed } = await rush(house.site, bookByRest, { slots, visitors, seconds: 2 });
  await house.quiet(mailsOutMs);
  return lagsOf(house, confirmed);
}

function demandNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`the answers and the rows differ: ${faults.join(', ')}`);
}

async function measure(scene: Scene, rounds: number): Promise<Omit<Measured, 'memory' | 'load'>> {
  const { slots } = scene;
  const [hot, many] = [slots.slice(0, 1), slots.slice(1, manySlots + 1)];
  const measured: Omit<Measured, 'memory' | 'load'> = {
    hot: [],
    hotTwin: [],
    many: [],
    manyTwin: [],
    holds: [],
    lags: [],
  };
  // Everything is compiled and connected after a first, short round that counts for nothing.
  const brief = { ...scene, seconds: warmSeconds };
  await Promise.all([theirs(brief, many), ours(brief, bookByRest, many)]);
  for (let round = 0; round < rounds; round += 1) {
    measured.hot.push(await ours(scene, bookByRest, hot));
    measured.hotTwin.push(await theirs(scene, hot));
    measured.many.push(await ours(scene, bookByRest, many));
    measured.manyTwin.push(await theirs(scene, many));
    measured.holds.push(await ours(scene, bookByHold, hot));
  }
  measured.lags.push(await lagsAfter({ ...scene, visitors: 1 }, many), await lagsAfter(scene, many));
  return measured;
}

async function main(): Promise<void> {
  const rounds = numberOf('ROUNDS', 3);
  const seconds = numberOf('SECONDS', 6);
  const replicas = (process.env.REPLICAS ?? '1,2,3').split(',').map(Number);
  await buildPrograms(root);
  const facts = { machine: describeMachine(), rounds, seconds, visitors: mostVisitors };
  let measured = earlierRuns(facts);
  for (const count of replicas) {
    const house = await openHouse(count);
    const twin = await openTwinHouse(house.adminUrl).catch(async (fault: unknown) => {
      await house.stop();
      throw fault;
    });
    try {
      const slots = await openSlots(house, twin);
      await house.quiet(mailsOutMs);
      // The page shows what the fewest processes have resident; the others need not rest first.
      const isShown = count === Math.min(...replicas);
      if (isShown) await pause(idleMs);
      const memory = isShown ? residentBytes(house.pids) : undefined;
      const [load = Number.NaN] = loadavg();
      const figures = await measure({ house, twin, slots, seconds, visitors: mostVisitors }, rounds);
      measured.set(count, { ...figures, load, memory: Object.fromEntries(memory ?? []) });
    } finally {
      await twin.stop();
      await house.stop();
    }
    const { hot, hotTwin } = measured.get(count) ?? { hot: [], hotTwin: [] };
    const [own, other] = [medianRush(hot).perSecond, medianRush(hotTwin).perSecond];
    process.stdout.write(`  ${count} of bookings: ${own.toFixed(0)}/s, the textbook ${other.toFixed(0)}/s\n`);
    // Written after each, so that a run that is cut short leaves what it has.
    measured = new Map([...measured].sort(([one], [other]) => one - other));
    writeResults('front-door', frontDoorPage(facts, measured), { ...facts, replicas: Object.fromEntries(measured) });
  }
}

main().catch((fault) => {
  process.stderr.write(`  ${sentenceOf(fault)}\n`);
  process.exitCode = 1;
});
