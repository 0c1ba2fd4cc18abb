import { median, percentile } from '../measure/statistics.ts';

export interface SearchFacts {
  readonly machine: string;
  /** Load averages of a minute. */
  readonly load: { readonly before: number; readonly after: number };
  readonly bookings: number;
  readonly taken: readonly { readonly name: string; readonly found: number; readonly ms: readonly number[] }[];
}

export function searchPage({ machine, load, bookings, taken }: SearchFacts): string {
  const rows = taken.map(
    ({ name, found, ms }) =>
      `| ${name} | ${found} | ${ms.length} | ${median(ms).toFixed(0)} | ${percentile(ms, 0.95).toFixed(0)} |`,
  );
  return `# How long a search of bookings takes

\`node infra/bench/search.ts\`: ${bookings.toLocaleString('en-US')} bookings, the first page and the count of those found, asked by a member of staff through the
front door, until the last byte. By part of a last name 95 of 100 searches should take less than 50 ms.

| search | found, median | searches | ms, median | ms, p95 |
| --- | --: | --: | --: | --: |
${rows.join('\n')}

Machine: ${machine}. Load average of a minute: ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after.
`;
}
