import { median } from '../measure/statistics.ts';
import type { Lags } from './lags.ts';
import type { Rush } from './rush.ts';

/** Rounds on one slot and on many, for one checkout and number of replicas. */
export interface Measured {
  readonly label: string;
  readonly replicas: number;
  readonly hot: Rush[];
  readonly many: Rush[];
  lags?: Lags;
}

export interface BookingsFacts {
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

export function bookingsPage(facts: BookingsFacts, measured: readonly Measured[]): string {
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
