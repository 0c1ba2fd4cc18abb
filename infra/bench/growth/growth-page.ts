import type { Tally } from '../load/load-order.ts';

/** Rows by table, as `bookings.holds`. */
export type Rows = Readonly<Record<string, number>>;

interface GrowthFacts {
  readonly machine: string;
  readonly visits: number;
  readonly tallies: readonly Tally[];
  readonly before: Rows;
  readonly after: Rows;
  readonly later: Rows;
  readonly muchLater: Rows;
}

export function growthPage({ machine, visits, tallies, before, after, later, muchLater }: GrowthFacts): string {
  const names = Object.keys(after).filter((name) => after[name] !== before[name]);
  const rows = names.map((name) => {
    const counts = [before, after, later, muchLater].map((all) => all[name] ?? 0);
    return `| ${name} | ${counts.join(' | ')} |`;
  });
  const kinds = tallies.map(({ name, good }) => `${good} × ${name}`).join(', ');
  return `# Growth

Written by \`make bench\`. Rows by table that ${visits} visits change (${kinds}), and what the retention rules leave with their default
periods, applied as if it were sixty days and then three years later. Bookings and orders stay, without names and addresses.

${machine}

| table | before | after the visits | 60 days later | 3 years later |
| --- | --: | --: | --: | --: |
${rows.join('\n')}
`;
}
