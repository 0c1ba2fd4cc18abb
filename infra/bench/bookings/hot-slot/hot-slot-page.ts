import { median } from '../../results-page.ts';

export type Sale = { perSecond: number; p50: number; p99: number };

/** Figures of all rounds. The floor's by how many connections it had; there are none where `pgbench` is missing. */
export type Measured = { floor: Record<number, number[]>; book: Sale[]; hold: Sale[]; lone: Sale[] };

export type Facts = { machine: string; durability: string; rounds: number; seconds: number; callers: number };

const rate = (values: readonly number[]) =>
  `${Math.round(median(values))} | ${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;

/** The page of figures, as Markdown. */
export function hotSlotPage(facts: Facts, { floor, book, hold, lone }: Measured): string {
  const floors = Object.entries(floor);
  const best = Math.max(...floors.map(([, values]) => median(values)));
  const perSecond = (sales: readonly Sale[]) => sales.map((sale) => sale.perSecond);
  const times = (sales: readonly Sale[]) =>
    floors.length > 0 ? `${(median(perSecond(sales)) / best).toFixed(1)} ×` : 'not known';
  const wait = (sales: readonly Sale[]) =>
    `${median(sales.map(({ p50 }) => p50)).toFixed(1)} | ${median(sales.map(({ p99 }) => p99)).toFixed(1)}`;
  const missing =
    '\n`pgbench` is not installed here (Debian and Ubuntu: `apt install postgresql-contrib`; macOS: `brew install postgresql`), so there is no floor to compare with.\n';
  return `# How fast one slot sells

Parties of one to four that get their seats in one slot, a second; median of ${facts.rounds} rounds of ${facts.seconds} s, in turn
with the others, and the range. The floor is \`pgbench\` with one prepared statement (\`UPDATE … WHERE taken + n <= capacity\`, the
booking, its event) on the same tables of the same server. Ours is one process of the service, ${facts.callers} callers at once,
by the repositories that its use cases call. Every round was held against the database: each answer is a row and an event, no
place is sold twice. Written by \`make bench\` (\`node infra/bench/bookings/hot-slot.ts\`).

${facts.machine}; PostgreSQL: ${facts.durability}

| | parties/s | range | to the best floor | wait ms, median | p99 |
| --- | --: | --: | --: | --: | --: |
${floors
  .map(
    ([connections, values]) =>
      `| floor, ${connections} connections | ${rate(values)} | ${(median(values) / best).toFixed(1)} × | | |`,
  )
  .join('\n')}
| bookings | ${rate(perSecond(book))} | ${times(book)} | ${wait(book)} |
| holds | ${rate(perSecond(hold))} | ${times(hold)} | ${wait(hold)} |
| bookings, one caller alone | ${rate(perSecond(lone))} | ${times(lone)} | ${wait(lone)} |
${floors.length > 0 ? '' : missing}`;
}
