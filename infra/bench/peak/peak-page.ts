/** A step of the rush. Times in ms; processor time as a share of one core. */
export interface Step {
  readonly replicas: number;
  /** A replica starts during the step. */
  readonly joins: boolean;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  readonly wrong: number;
  readonly processor: Readonly<Record<string, number>>;
}

export interface PeakFacts {
  readonly machine: string;
  readonly cores: number;
  /** Includes other programs. */
  readonly load: number;
  readonly date: string;
  readonly seconds: number;
  readonly buyers: number;
  /** Share of a core that a replica may use; 0 is no limit. */
  readonly share: number;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + share, 0);
const replicasOf = ({ processor }: Step) =>
  Object.entries(processor).flatMap(([part, share]) => (part.startsWith('bookings') ? [share] : []));

/** What limits the step, by how busy each part was. */
export function limitOf(step: Step, { share, cores }: PeakFacts): string {
  const all = sum(Object.values(step.processor));
  const bookings = sum(replicasOf(step));
  if (share > 0 && bookings >= 0.85 * share * step.replicas) {
    return `bookings: its replicas used ${percent(bookings)} of the ${percent(share * step.replicas)} of a core that they may use`;
  }
  const busiest = Object.entries(step.processor).toSorted(([, one], [, other]) => other - one);
  const names = busiest.slice(0, 3).map(([part, of]) => `${part} ${percent(of)}`);
  if (all >= 0.85 * cores) return `the machine: all ${cores} cores are busy (${names.join(', ')})`;
  return `other programs or waiting: Hilltop had ${percent(all)} of ${cores * 100} % (${names.join(', ')})`;
}

export function peakPage(facts: PeakFacts, steps: readonly Step[]): string {
  const rows = steps.map((step) => {
    const { replicas, joins, perSecond, p50, p99, refused, wrong } = step;
    const name = joins ? `${replicas - 1}, one more starts` : `**${replicas}**`;
    const limit = joins ? '' : limitOf(step, facts);
    return `| ${name} | ${perSecond.toFixed(1)} | ${Math.round(p50)} | ${Math.round(p99)} | ${refused} | ${wrong} | ${limit} |`;
  });
  const bound =
    facts.share > 0
      ? `Each replica of bookings may use ${percent(facts.share)} of a core and no more (a cgroup), **which is
artificial**: without it one replica serves more than the rest of this machine can bring it, because buyers, gateway, PostgreSQL
and e-mail share its ${facts.cores} cores. What is shown is that replicas that are added take their part of a rush at once.`
      : 'No replica is limited.';
  return `# Peak season

Written by \`make peak\` on ${facts.date}. One rush of ${facts.buyers} buyers, who call \`POST /api/tour-bookings\` as fast as they are answered,
against 1, 2 and 3 replicas of bookings. Replicas are added while it runs; nothing else is changed or restarted. Each step lasts
${facts.seconds} s; a replica that starts is not limited until it has served for some seconds. Afterwards the rows are compared with the answers.

${bound}

${facts.machine}. Load average ${facts.load.toFixed(1)} before, with what else ran.

| replicas of bookings | bookings a second | p50 ms | p99 ms | refused (503) | other failures | what limits |
| --- | --: | --: | --: | --: | --: | --- |
${rows.join('\n')}
`;
}
