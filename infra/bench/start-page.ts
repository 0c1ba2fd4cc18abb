import { median } from './measure/statistics.ts';

/** One start and one stop, in milliseconds. */
export interface Run {
  readonly openedAfterMs: number;
  readonly endedAfterMs: number;
}

function seconds(values: readonly number[]): string {
  const text = (value: number) => (value / 1000).toFixed(1);
  const range = values.length > 1 ? ` (${text(Math.min(...values))} to ${text(Math.max(...values))})` : '';
  return `${text(median(values))} s${range}`;
}

export function startPage(facts: { machine: string; cold: Run; warm: readonly Run[]; afterKill: Run }): string {
  const row = (name: string, runs: readonly Run[]) =>
    `| ${name} | ${seconds(runs.map((run) => run.openedAfterMs))} | ${seconds(runs.map((run) => run.endedAfterMs))} |`;
  return `# Start and stop

Written by \`make bench\`. From the command to the banner, and from Ctrl-C to the end of the last process; median of ${facts.warm.length} runs with
the range. Floor: 11 s for the second start.

${facts.machine}

| start | open after | ended after |
| --- | --- | --- |
${row('first: packages installed, nothing built, no data', [facts.cold])}
${row('second and later', facts.warm)}
${row('after SIGKILL of the launcher', [facts.afterKill])}
`;
}
