import { median } from '../results-page.ts';
import { percentile } from './count.ts';
import type { Freshness } from './freshness.ts';
import type { Tally } from './load-order.ts';
import { type Burst, type ContestantName, contestantNames } from './speed.ts';
import type { HungRun, OverloadRun } from './trouble-runs.ts';

export type ReadsFacts = {
  machine: string;
  cores: number;
  /** How many processes wanted a core in the minute before the first burst. */
  busyBefore: number;
  titles: Record<string, string>;
  bursts: Burst[];
  freshness: Freshness;
  hung: HungRun;
  overload: OverloadRun;
};

/** The middle of the bursts of one question at one contestant. */
export type Middle = { perSecond: number; p50: number; p99: number; cpuUs: number };

/** @returns undefined when it was not asked there */
export function middleOf(bursts: readonly Burst[], question: string, contestant: ContestantName): Middle | undefined {
  const own = bursts.filter((burst) => burst.question === question && burst.contestant === contestant);
  if (own.length === 0) return undefined;
  const of = (name: keyof Middle): number => median(own.map((burst) => burst[name]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpuUs: of('cpuUs') };
}

const called: Record<ContestantName, string> = {
  uncached: 'our gateway, nothing kept',
  joined: 'our gateway, nothing kept, all ask the same',
  cached: 'our gateway',
  reference: 'reference gateway',
  subgraph: 'subgraph alone',
  bare: 'Node alone, same bytes',
};

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const share = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(2)} %`;
const times = (one: number | undefined, other: number | undefined): string =>
  one === undefined || other === undefined ? '–' : `${(one / other).toFixed(2)} ×`;

function speedRows({ bursts, titles }: ReadsFacts): string[] {
  return Object.entries(titles).flatMap(([question, title]) =>
    contestantNames.flatMap((contestant) => {
      const middle = middleOf(bursts, question, contestant);
      if (!middle) return [];
      const { perSecond, p50, p99, cpuUs } = middle;
      return [
        `| ${title} | ${called[contestant]} | ${whole(perSecond)} | ${ms(p50)} | ${ms(p99)} | ${whole(cpuUs)} µs |`,
      ];
    }),
  );
}

function ratioRows({ bursts, titles }: ReadsFacts): string[] {
  return Object.entries(titles).map(([question, title]) => {
    const of = (contestant: ContestantName) => middleOf(bursts, question, contestant);
    const [uncached, cached, reference, bare] = [of('uncached'), of('cached'), of('reference'), of('bare')];
    const cells = [
      times(uncached?.perSecond, reference?.perSecond),
      times(uncached?.p99, reference?.p99),
      times(cached?.perSecond, reference?.perSecond),
      times(cached?.perSecond, bare?.perSecond),
      times(bare?.perSecond, reference?.perSecond),
      times(of('joined')?.perSecond, reference?.perSecond),
    ];
    return `| ${title} | ${cells.join(' | ')} |`;
  });
}

function costRows({ bursts, titles }: ReadsFacts): string[] {
  return Object.entries(titles).map(([question, title]) => {
    const of = (contestant: ContestantName) => middleOf(bursts, question, contestant)?.cpuUs;
    const reference = of('reference');
    const cells = [times(reference, of('uncached')), times(reference, of('cached')), times(of('bare'), of('cached'))];
    return `| ${title} | ${cells.join(' | ')} |`;
  });
}

const sum = (tallies: readonly Tally[], count: 'good' | 'bad' | 'refused'): number =>
  tallies.reduce((total, tally) => total + tally[count], 0);

/** The page of figures, as Markdown. Says what was aimed at. */
export function readsPage(facts: ReadsFacts): string {
  const { bursts, freshness, hung, overload, machine, cores, busyBefore } = facts;
  const rounds = Math.max(...bursts.map((burst) => bursts.filter((one) => isAlike(one, burst)).length));
  const answers = bursts.reduce((total, burst) => total + burst.answers, 0);
  const bad = bursts.reduce((total, burst) => total + burst.bad, 0);
  const seen = [...freshness.elsewhereMs].sort((one, other) => one - other);
  const elsewhere = sum(hung.elsewhere, 'good');
  const missed = sum(hung.elsewhere, 'bad') + sum(hung.elsewhere, 'refused');
  const { normal, overloaded } = overload;
  const asked = overloaded.good + overloaded.refused + overloaded.bad;
  return `# How fast readers are answered

32 connections from one process, every answer compared byte for byte; median of ${rounds} rounds by turns, generator, gateways,
services and PostgreSQL on the same cores. Each connection asks something that no other asks (an operation's name, a span of
dates, a cart), so that nobody is answered with another's answer, but where it is said that all ask the same. The reference
is \`@apollo/gateway\` with \`startStandaloneServer\` and its default data source, over the very same services. Written by \`make bench\` (\`node infra/bench/reads/reads.ts\`).

${machine}; ${busyBefore.toFixed(1)} processes at work before the first burst. ${whole(answers)} answers, ${bad} wrong or missing.
${busyBefore > cores / 2 ? '\n**Others kept this machine busy: speeds and times below say more of them than of Hilltop.**\n' : ''}
| read | by | a second | half within | 99 % within | processor time each |
| --- | --- | --: | --: | --: | --: |
${speedRows(facts).join('\n')}

Ratios are the verdict. Aims: nothing kept ≥ 3 × the reference at ≤ 0.5 × its 99 %; kept ≥ 40 × the reference and ≥ 0.8 × Node alone.

| read | nothing kept : reference | its 99 % : reference's | kept : reference | kept : Node alone | Node alone : reference | all ask the same : reference |
| --- | --: | --: | --: | --: | --: | --: |
${ratioRows(facts).join('\n')}

By processor time of the answering process alone, which hardly depends on what else the machine does:

| read | reference : nothing kept | reference : kept | Node alone : kept |
| --- | --: | --: | --: |
${costRows(facts).join('\n')}

## How soon a change shows

${freshness.elsewhereMs.length} changes of a price at one gateway. Reads there, after the change was answered, that did not show it:
${freshness.staleHere}. Another gateway showed it after ${ms(percentile(seen, 0.5))} in the middle, ${ms(seen.at(-1) ?? 0)} at most.

## With a service that hangs

The store's process stopped for ${hung.seconds.toFixed(0)} s under 200 reads a second, nothing kept. Reads elsewhere (tours, availability,
cart): ${share(elsewhere, elsewhere + missed)} good of ${whole(elsewhere + missed)}, 99 % of them within ${ms(Math.max(...hung.elsewhere.map(({ p99 }) => p99)))}. Aim: ≥ 99.9 %.

## At five times of what it can do

Tours, nothing kept: ${whole(overload.capacity)} a second is all it can do on these cores. A gateway with its own bounds, which the
others above are without, asked without waiting for answers, for ${overload.seconds} s each after a second of the same:

| asked a second | answered a second | 99 % of those within | refused (503, Retry-After) | 99 % of those within | wrong or missing |
| --: | --: | --: | --: | --: | --: |
| ${whole(0.8 * overload.capacity)} | ${whole(normal.good / overload.seconds)} | ${ms(normal.p99)} | ${whole(normal.refused)} | ${ms(normal.refusedP99)} | ${normal.bad} |
| ${whole(overload.factor * overload.capacity)} | ${whole(overloaded.good / overload.seconds)} | ${ms(overloaded.p99)} | ${whole(overloaded.refused)} (${share(overloaded.refused, asked)}) | ${ms(overloaded.refusedP99)} | ${overloaded.bad} |

Aim: answered within 2 × the time of normal, the rest refused at once. Found: ${(overloaded.p99 / normal.p99).toFixed(1)} ×, refusals
in ${(overloaded.refusedP99 / normal.p99).toFixed(1)} × of it, and ${share(normal.refused, normal.good + normal.refused + normal.bad)} refused at four fifths.
`;
}

const isAlike = (one: Burst, other: Burst): boolean =>
  one.question === other.question && one.contestant === other.contestant;
