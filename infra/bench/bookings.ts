/**
 * Bookings per second through an instance's front door, on one slot and on many. REPLICAS=1,3 compares numbers of
 * bookings processes; BASELINE=<another installed checkout> compares with it, by round; ROUNDS and SECONDS set the
 * length. Writes `results/bookings.md` and `.json`; with TRACES=1 it compares shares of traces, and writes
 * `results/traces.md`.
 */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { OpenTime } from '../local/test/support/open-times.ts';
import { messageOf } from '../local/user-error.ts';
import { bookingsPage, type Measured } from './bookings/bookings-page.ts';
import { startCollector } from './bookings/collector.ts';
import { type Contender, startContender } from './bookings/contender.ts';
import { measureLags } from './bookings/lags.ts';
import { rush } from './bookings/rush.ts';
import { openSlots } from './bookings/slots.ts';
import { describeMachine } from './measure/machine.ts';
import { numberSetting } from './measure/number-setting.ts';
import { writeResults } from './measure/write-results.ts';

const root = resolve(import.meta.dirname, '../..');
const visitors = 48;
const warmUpSeconds = 4;
const mailWithinMs = 90_000;

interface Candidate {
  readonly label: string;
  readonly checkout: string;
  readonly replicas: number;
  readonly settings?: Readonly<Record<string, string>>;
}

interface Entry {
  readonly measured: Measured;
  readonly contender: Contender;
  slots: readonly OpenTime[];
  sold: number;
}

/** Without traces, and with a collector that gets none, a tenth, or all of them. */
function traced(collector: string): Candidate[] {
  const one = { checkout: root, replicas: 1 };
  const shares = ['0', '0.1', '1'].map((share) => ({
    ...one,
    label: `traces of ${100 * Number(share)} %`,
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector, TRACE_RATIO: share },
  }));
  return [{ ...one, label: 'no traces' }, ...shares];
}

async function open(entries: Entry[], { label, checkout, replicas, settings }: Candidate): Promise<void> {
  const contender = await startContender(checkout, replicas, settings);
  const entry: Entry = { measured: { label, replicas, hot: [], many: [] }, contender, slots: [], sold: 0 };
  // Registered first, so that it is closed even if the rest fails.
  entries.push(entry);
  entry.slots = await openSlots(contender, 101);
}

async function measureRound(entry: Entry, kind: 'hot' | 'many', seconds: number): Promise<void> {
  const { contender, measured } = entry;
  const slots = kind === 'hot' ? entry.slots.slice(0, 1) : entry.slots.slice(1);
  const { result, tally } = await rush(contender, slots, { visitors, seconds, soldBefore: entry.sold });
  entry.sold += tally.good;
  measured[kind].push(result);
  process.stdout.write(
    `  ${measured.label}, ${measured.replicas} replicas, ${kind}: ${result.perSecond.toFixed(0)}/s\n`,
  );
  // Mailing takes seconds: it would slow down the next round, and more so for the one that sold more.
  await contender.settle(mailWithinMs);
}

async function main(): Promise<void> {
  const rounds = numberSetting('ROUNDS', 3);
  const seconds = numberSetting('SECONDS', 6);
  const isTracing = process.env.TRACES === '1';
  const replicas = (process.env.REPLICAS ?? '1').split(',').map(Number);
  const baseline = process.env.BASELINE;
  const collector = isTracing ? await startCollector() : undefined;
  const candidates: Candidate[] = collector
    ? traced(collector.url)
    : [
        ...(baseline ? [{ label: 'baseline', checkout: resolve(baseline), replicas: 1 }] : []),
        ...replicas.map((count) => ({ label: 'this', checkout: root, replicas: count })),
      ];
  const [load = Number.NaN] = loadavg();
  const entries: Entry[] = [];
  try {
    for (const candidate of candidates) await open(entries, candidate);
    for (const entry of entries) {
      await measureRound(entry, 'many', warmUpSeconds);
      entry.measured.many.length = 0;
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const entry of entries) {
        await measureRound(entry, 'hot', seconds);
        await measureRound(entry, 'many', seconds);
      }
    }
    for (const { contender, measured } of entries) {
      measured.lags = await measureLags(contender, 200);
    }
  } finally {
    for (const { contender } of entries) await contender.close();
    await collector?.stop();
  }
  const command = collector ? 'TRACES=1 node infra/bench/bookings.ts' : 'make bench';
  const facts = { command, machine: describeMachine(), load, rounds, seconds, visitors };
  const measured = entries.map((entry) => entry.measured);
  const name = collector ? 'traces' : 'bookings';
  writeResults(name, bookingsPage(facts, measured), { ...facts, measured });
  process.stdout.write(`  Wrote infra/bench/results/${name}.md.\n`);
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
