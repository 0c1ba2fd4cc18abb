import { median } from '../measure/statistics.ts';

export interface SeasonFacts {
  readonly machine: string;
  /** Load averages of a minute. */
  readonly load: { readonly before: number; readonly after: number };
  readonly sales: number;
  readonly lines: number;
  readonly taken: readonly { readonly name: string; readonly ms: readonly number[] }[];
}

export function seasonPage({ machine, load, sales, lines, taken }: SeasonFacts): string {
  const rows = taken.map(({ name, ms }) => `| ${name} | ${median(ms).toFixed(0)} | ${Math.max(...ms).toFixed(0)} |`);
  return `# How long a report takes

\`node infra/bench/season.ts\`: a year of ${sales.toLocaleString('en-US')} sales, ${lines.toLocaleString('en-US')} lines, each report of the whole
year through the front door, until its last byte. A report should take less than 2,000 ms; the file of all lines has progress instead.

| report | ms, median | ms, most |
| --- | --- | --- |
${rows.join('\n')}

Machine: ${machine}. Load average of a minute: ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after.
`;
}
