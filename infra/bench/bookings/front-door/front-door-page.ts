import { median } from '../../results-page.ts';
import type { Lag, Lags } from './lags.ts';
import type { Times } from './processor-time.ts';
import type { Rush } from './visitors.ts';

export type Shown = Omit<Rush, 'confirmed'> & {
  /** Milliseconds that each part was at work for each booking, until its e-mails were out. */
  processor: Times;
};

/** Every round, of ours and of the textbook's, on one slot and on many; and ours by way of a hold. */
export type Measured = Record<'hot' | 'hotTwin' | 'many' | 'manyTwin' | 'holds', Shown[]> & {
  /** With one visitor, and with all of them. */
  lags: Lags[];
  /** Processes at work on the machine in the minute before the first round, in the mean. */
  load: number;
  /** Bytes that each part has resident before anybody came. */
  memory: Record<string, number>;
};

export type Facts = { machine: string; rounds: number; seconds: number; visitors: number };

/** The round in the middle, figure by figure; failures are summed. */
export function medianRush(rounds: readonly Shown[]): Omit<Shown, 'processor'> {
  const middle = (pick: (one: Shown) => number) => median(rounds.map(pick));
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function line(name: string, rounds: readonly Shown[], beside?: readonly Shown[]): string {
  const { perSecond, p50, p99, failed } = medianRush(rounds);
  const range = rounds.map((one) => Math.round(one.perSecond));
  const times = beside ? `${(perSecond / medianRush(beside).perSecond).toFixed(1)} ×` : '';
  const span = `${Math.min(...range)} to ${Math.max(...range)}`;
  return `| ${name} | ${Math.round(perSecond)} | ${span} | ${times} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | ${failed} |`;
}

const lag = ({ p50, p99 }: Lag) => `${p50.toFixed(0)} | ${p99.toFixed(0)}`;

function lagTable(measured: ReadonlyMap<number, Measured>): string {
  const lines = [...measured].flatMap(([replicas, { lags }]) =>
    lags.map(
      ({ event, mail }, at) =>
        `| ${at === 0 ? 'one visitor' : 'all of them'}, ${replicas} of bookings | ${lag(event)} | ${lag(mail)} |`,
    ),
  );
  return `| ms after the commit | event is reacted to, median | p99 | ticket is at the mail server, median | p99 |
| --- | --: | --: | --: | --: |
${lines.join('\n')}`;
}

function memoryTable(memory: Readonly<Record<string, number>>): string {
  const parts = Object.entries(memory);
  if (parts.length === 0) return 'This system does not tell what a process has resident.';
  const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  const sum = parts.reduce((all, [, bytes]) => all + bytes, 0);
  const lines = parts.map(([name, bytes]) => `| ${name} | ${mebibytes(bytes)} |`);
  return `| resident, idle, with all that is below it | MiB |\n| --- | --: |\n${lines.join('\n')}\n| **the whole** | **${mebibytes(sum)}** |`;
}

/** The round in the middle, part by part. */
function medianTimes(rounds: readonly Shown[]): Times {
  const parts = new Set(rounds.flatMap(({ processor }) => Object.keys(processor)));
  return Object.fromEntries([...parts].map((part) => [part, median(rounds.map((one) => one.processor[part] ?? 0))]));
}

function processorTable({ hot, hotTwin }: Measured): string {
  const [ours, theirs] = [medianTimes(hot), medianTimes(hotTwin)];
  const sum = (times: Times) => Object.values(times).reduce((all, one) => all + one, 0);
  const cell = (value: number | undefined) => (value === undefined ? '' : value.toFixed(2));
  const lines = Object.entries(ours).map(([part, own]) => `| ${part} | ${cell(own)} | ${cell(theirs[part])} |`);
  return `| processor time for each booking, ms | Hilltop | the textbook |\n| --- | --: | --: |\n${lines.join('\n')}
| **all** | **${cell(sum(ours))}** | **${cell(sum(theirs))}** |`;
}

/** Bookings a second to the textbook's. */
const aim = 3;

function verdict(measured: ReadonlyMap<number, Measured>): string {
  const all = [...measured];
  const ratios = all.flatMap(([, { hot, hotTwin, many, manyTwin }]) => [
    medianRush(hot).perSecond / medianRush(hotTwin).perSecond,
    medianRush(many).perSecond / medianRush(manyTwin).perSecond,
  ]);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(1));
  const loads = all.map(([count, { load }]) => `${load.toFixed(1)} (${count} of bookings)`).join(', ');
  const isReached = ratios.every((ratio) => ratio >= aim);
  const first = all[0]?.[1];
  return `Aim: ${aim} × the textbook. ${isReached ? 'Reached' : '**Not reached**'}: ${least} to ${most} ×.${first ? boundOf(first) : ''}

Processes at work on these cores in the minute before the rounds, nearly all of them not ours: ${loads}.`;
}

/** Parts whose work comes after the answer to a booking; the textbook has nothing of it. */
const afterwards = ['notifications', 'mail', 'nats'];

/** What the processor's time says of where the speed ends. */
function boundOf({ hot, hotTwin }: Measured): string {
  const [ours, theirs] = [medianTimes(hot), medianTimes(hotTwin)];
  const all = (times: Times) => Object.values(times).reduce((sum, one) => sum + one, 0);
  const later = afterwards.reduce((sum, part) => sum + (ours[part] ?? 0), 0);
  if (all(ours) === 0 || all(theirs) === 0) return '';
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  return ` By the processor's time, which
both share: a booking takes ${ms(all(ours))} of it here and ${ms(all(theirs))} in the textbook. ${ms(later)} are for what follows a booking (its
event, its ticket, and the mail catcher, which stands for a server elsewhere), and the textbook has nothing of that. The rest is
${ms(all(ours) - later)}, what bookings and PostgreSQL do for tickets and events included; the gateway has ${ms(ours.gateway ?? 0)} of it (the textbook's
${ms(theirs.gateway ?? 0)}), with limits, headers, signed identities and a line in the log for each call. How fast one slot sells by itself:
\`hot-slot.md\`.`;
}

/** The page of figures, as Markdown. */
export function frontDoorPage(facts: Facts, measured: ReadonlyMap<number, Measured>): string {
  const lines = [...measured].flatMap(([replicas, { hot, hotTwin, many, manyTwin, holds }]) => [
    line(`one slot, ${replicas} of bookings`, hot, hotTwin),
    line('— the textbook', hotTwin),
    line(`many slots, ${replicas} of bookings`, many, manyTwin),
    line('— the textbook', manyTwin),
    line(`one slot, hold and then booking, ${replicas} of bookings`, holds),
  ]);
  return `# How many bookings come through the front door

Confirmed bookings a second of ${facts.visitors} visitors who ask again as soon as they are answered; median of ${facts.rounds} rounds of
${facts.seconds} s, in turn with the textbook's, and the range. Hilltop is whole, as \`make start\` opens it: \`POST /api/tour-bookings\`
at the gateway, and its events and e-mails go out during the round. The textbook (\`infra/bench/bookings/twin\`) is Nest on Express
with a TypeORM transaction and \`FOR UPDATE\`, \`@apollo/gateway\` as its manual begins, the same booking and outbox row, and
nothing behind it. Everything shares the machine with those who ask. After every round each confirmed booking was looked up, and
every slot counted. Written by \`make bench\` (\`node infra/bench/bookings/front-door.ts\`).

${facts.machine}

${verdict(measured)}

| | bookings/s | range | to the textbook | wait ms, median | p99 | failed |
| --- | --: | --: | --: | --: | --: | --: |
${lines.join('\n')}

${[...measured.values()].slice(0, 1).map(processorTable).join('')}

${lagTable(measured)}

${memoryTable([...measured.values()][0]?.memory ?? {})}
`;
}
