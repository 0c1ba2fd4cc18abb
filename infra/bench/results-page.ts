/** One start and one end, in milliseconds. */
export type Run = { openedAfterMs: number; endedAfterMs: number };

/** The middle value; of an even number of values, the mean of the two in the middle. Values must not be empty. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

function seconds(values: readonly number[]): string {
  const text = (value: number) => (value / 1000).toFixed(1);
  const range = values.length > 1 ? ` (${text(Math.min(...values))} to ${text(Math.max(...values))})` : '';
  return `${text(median(values))} s${range}`;
}

/** The page of figures, as Markdown. */
export function resultsPage(facts: { machine: string; cold: Run; warm: readonly Run[]; afterKill: Run }): string {
  const row = (name: string, runs: readonly Run[]) =>
    `| ${name} | ${seconds(runs.map((run) => run.openedAfterMs))} | ${seconds(runs.map((run) => run.endedAfterMs))} |`;
  return `# How long a start takes

From the command to the banner, and from Ctrl-C to the end of the last process. Median of ${facts.warm.length} runs with the range
where there is one; written by \`make bench\`.

${facts.machine}

| start | open after | ended after |
| --- | --- | --- |
${row('first: packages installed, nothing built, no data', [facts.cold])}
${row('second and later', facts.warm)}
${row('after the launcher was killed (SIGKILL)', [facts.afterKill])}
`;
}
