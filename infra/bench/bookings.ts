/**
 * Bookings per second through an instance's front door, on one slot and on many. REPLICAS=1,3 compares numbers of
 * bookings processes; BASELINE=<another installed checkout> compares with it, by round; ROUNDS and SECONDS set the
 * length. Writes `results/bookings.md` and `.json`.
 */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { OpenTime } from '../local/test/support/open-times.ts';
import { messageOf } from '../local/user-error.ts';
import { type Contender, startContender } from './bookings/contender.ts';
import { type Lags, measureLags } from './bookings/lags.ts';
import { type Rush, rush } from './bookings/rush.ts';
import { openSlots } from './bookings/slots.ts';
import { describeMachine } from './measure/machine.ts';
import { numberSetting } from './measure/number-setting.ts';
import { median } from './measure/statistics.ts';
import { writeResults } from './measure/write-results.ts';

const root = resolve(import.meta.dirname, '../..');
const visitors = 48;
const warmUpSeconds = 4;
const mailWithinMs = 90_000;

interface Candidate {
  readonly label: string;
  readonly checkout: string;
  readonly replicas: number;
}

/** Rounds on one slot and on many, for one checkout and number of replicas. */
interface Measured {
  readonly label: string;
  readonly replicas: number;
  readonly hot: Rush[];
  readonly many: Rush[];
  lags?: Lags;
}

interface BookingsFacts {
  readonly machine: string;
  readonly load: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly visitors: number;
}

const figure = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const total = ({ processor }: Rush): number => Object.values(processor).reduce((sum, part) => sum + part, 0);

function row({ label, replicas }: Measured, slots: string, rounds: readonly Rush[]): string {
  const of = (value: (rush: Rush) => number) => figure(median(rounds.map(value)));
  const cells = [
    of((rush) => rush.perSecond),
    of((rush) => rush.p50),
    of((rush) => rush.p99),
    of((rush) => rush.failed),
    of(total),
  ];
  return `| ${label} | ${replicas} | ${slots} | ${cells.join(' | ')} |`;
}

/** Throughput of the other runs as ratios to the first one's. */
function ratios([first, ...others]: readonly Measured[]): string[] {
  const of = (rounds: readonly Rush[]) => median(rounds.map(({ perSecond }) => perSecond));
  if (!first) return [];
  return others.map(({ label, replicas, hot, many }) => {
    const [one, all] = [of(hot) / of(first.hot), of(many) / of(first.many)];
    return `- ${label}, ${replicas} replicas: ${one.toFixed(2)} × on one slot, ${all.toFixed(2)} × on many slots.`;
  });
}

function bookingsPage(facts: BookingsFacts, measured: readonly Measured[]): string {
  const lags = measured.flatMap(({ label, replicas, lags }) =>
    lags
      ? [
          `| ${label} | ${replicas} | ${figure(lags.event.p50)} | ${figure(lags.event.p99)} | ${figure(lags.mail.p50)} | ${figure(lags.mail.p99)} |`,
        ]
      : [],
  );
  return `# Bookings through the front door

Written by \`make bench\`. ${facts.visitors} visitors call \`POST /api/tour-bookings\` as fast as they are answered; ${facts.rounds} rounds of ${facts.seconds} s in turn,
medians. After each round the rows are compared with the answers. Events and e-mails run during the rounds, and each begins when those of the
one before are done. BASELINE names another
checkout to compare with.

${facts.machine}. Load average ${facts.load.toFixed(1)} before.

| checkout | replicas | slots | per second | p50 ms | p99 ms | failed | processor ms per booking, all parts |
| --- | --: | --- | --: | --: | --: | --: | --: |
${measured.flatMap((one) => [row(one, 'one', one.hot), row(one, 'many', one.many)]).join('\n')}

${ratios(measured).join('\n')}

From the commit of a booking, in milliseconds:

| checkout | replicas | event handled, p50 | p99 | e-mail handed over, p50 | p99 |
| --- | --: | --: | --: | --: | --: |
${lags.join('\n')}
`;
}

interface Entry {
  readonly measured: Measured;
  readonly contender: Contender;
  slots: readonly OpenTime[];
  sold: number;
}

async function open(entries: Entry[], { label, checkout, replicas }: Candidate): Promise<void> {
  const contender = await startContender(checkout, replicas);
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
  const replicas = (process.env.REPLICAS ?? '1').split(',').map(Number);
  const baseline = process.env.BASELINE;
  const candidates: Candidate[] = [
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
  }
  const facts = { machine: describeMachine(), load, rounds, seconds, visitors };
  const measured = entries.map((entry) => entry.measured);
  writeResults('bookings', bookingsPage(facts, measured), { ...facts, measured });
  process.stdout.write('  Wrote infra/bench/results/bookings.md.\n');
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
