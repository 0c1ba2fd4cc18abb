/**
 * Resident memory of an instance: idle, and during a steady small load. MINUTES of load (0 measures idle only). Writes
 * `results/memory.md` and `.json`.
 */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../local/user-error.ts';
import { type Contender, startContender } from './bookings/contender.ts';
import { bookingRequest } from './bookings/rush.ts';
import { openSlots } from './bookings/slots.ts';
import { runLoad } from './load/run-load.ts';
import { describeMachine } from './measure/machine.ts';
import { residentBytes } from './measure/process-tree.ts';
import { writeResults } from './measure/write-results.ts';
import { type MemorySample, memoryPage } from './memory-page.ts';

const root = resolve(import.meta.dirname, '../..');
const idleMs = 20_000;
const samplesUnderLoad = 4;
const requestsPerSecond = 30;

async function sample(contender: Contender, minute: number): Promise<MemorySample> {
  await contender.settle(60_000);
  await pause(idleMs);
  return { minute, bytes: Object.fromEntries(residentBytes(contender.pids)) };
}

async function main(): Promise<void> {
  const minutes = Number(process.env.MINUTES ?? '60');
  const contender = await startContender(root, 1);
  try {
    const slots = await openSlots(contender, 100);
    const samples = [await sample(contender, 0)];
    const reads = ['/api/tours', '/api/products', '/tours', '/'].map((path) => {
      return { name: path, method: 'GET' as const, path, headers: {} };
    });
    const requests = [...slots.slice(0, 4).map((slot, visitor) => bookingRequest(slot, visitor)), ...reads];
    const order = { origin: contender.instance.site, requests, connections: requests.length, rate: requestsPerSecond };
    let sent = 0;
    for (let turn = 1; turn <= samplesUnderLoad && minutes > 0; turn += 1) {
      const { tallies } = await runLoad({ ...order, seconds: Math.round((60 * minutes) / samplesUnderLoad) });
      sent += tallies.reduce((sum, { good, refused, wrong }) => sum + good + refused + wrong, 0);
      samples.push(await sample(contender, Math.round((turn * minutes) / samplesUnderLoad)));
    }
    const facts = { machine: describeMachine(), minutes, requests: sent };
    writeResults('memory', memoryPage(facts, samples), { ...facts, samples });
    process.stdout.write('  Wrote infra/bench/results/memory.md.\n');
  } finally {
    await contender.close();
  }
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
