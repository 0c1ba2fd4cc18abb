/**
 * What a whole Hilltop has resident when nobody asks for anything, and whether that grows under a steady, small load. Writes
 * `infra/bench/results/memory.md` and `.json`. MINUTES of load; between looks nobody asks for twenty seconds.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { buildPrograms } from '../faults/build-programs.ts';
import { sentenceOf } from '../local/trouble.ts';
import { root } from './bookings/compiled.ts';
import { type House, openHouse } from './bookings/front-door/house.ts';
import { residentBytes } from './bookings/front-door/memory.ts';
import { bookableStarts } from './bookings/front-door/slots.ts';
import { bookByRest, party, type Slot } from './bookings/front-door/visitors.ts';
import { describeMachine } from './machine.ts';
import { type Look, memoryPage } from './memory-page.ts';
import { numberOf } from './number-of.ts';
import { writeResults } from './write-results.ts';

const idleMs = 20_000;
const visitors = 4;
/** Between two deeds of one visitor, in milliseconds. */
const paceMs = 250;
const looksUnderLoad = 4;

const read = ['/api/tours', '/api/products', '/tours', '/'];

type Deeds = { done: number; failed: number };

/** One visitor books and reads by turns, at their own pace, until the time is up. */
async function visit(pool: Pool, slots: readonly Slot[], visitor: number, until: number): Promise<Deeds> {
  const deeds: Deeds = { done: 0, failed: 0 };
  for (let turn = visitor; performance.now() < until; turn += visitors) {
    const slot = slots[turn % slots.length];
    const path = read[turn % read.length] ?? '/';
    if (!slot) throw new RangeError('there is no slot');
    const address = `10.2.0.${visitor}`;
    // A slot that is full by now refuses, which is an answer too.
    const answer = await pool.request({ path, method: 'GET', headers: { 'x-forwarded-for': address } });
    await answer.body.dump();
    const isBooked = await bookByRest(pool, party(slot, turn), address).catch(() => false);
    deeds.done += 2;
    deeds.failed += (answer.statusCode === 200 ? 0 : 1) + (isBooked ? 0 : 1);
    await pause(paceMs);
  }
  return deeds;
}

async function lookAt(house: House, minute: number): Promise<Look> {
  await house.quiet(60_000);
  await pause(idleMs);
  const bytes = residentBytes(house.pids);
  if (!bytes) throw new Error('this system does not tell what a process has resident');
  return { minute, bytes: Object.fromEntries(bytes) };
}

async function main(): Promise<void> {
  const minutes = numberOf('MINUTES', 60);
  await buildPrograms(root);
  const house = await openHouse(1);
  const pool = new Pool(house.site, { connections: visitors });
  try {
    const slots = await bookableStarts(house.site);
    const looks = [await lookAt(house, 0)];
    const sum: Deeds = { done: 0, failed: 0 };
    for (let part = 1; part <= looksUnderLoad; part += 1) {
      const until = performance.now() + (minutes * 60_000) / looksUnderLoad;
      const all = Array.from({ length: visitors }, (_, visitor) => visit(pool, slots, visitor, until));
      for (const { done, failed } of await Promise.all(all)) {
        sum.done += done;
        sum.failed += failed;
      }
      looks.push(await lookAt(house, (minutes * part) / looksUnderLoad));
      process.stdout.write(`  after ${(minutes * part) / looksUnderLoad} minutes: ${sum.done} deeds\n`);
    }
    const facts = { machine: describeMachine(), minutes, deeds: sum.done, failed: sum.failed };
    writeResults('memory', memoryPage(facts, looks), { ...facts, looks });
  } finally {
    await pool.close();
    await house.stop();
  }
}

main().catch((fault) => {
  process.stderr.write(`  ${sentenceOf(fault)}\n`);
  process.exitCode = 1;
});
