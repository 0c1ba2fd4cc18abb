/**
 * Speed of reads of an instance of its own: cached and uncached; then with a hanging service, and at five times
 * capacity. Writes `results/reads.md` and `.json`. SECONDS (per burst), ROUNDS and HUNG (seconds) set the length;
 * ONLY=overload prints that part and writes nothing.
 */
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { withInstance } from '../local/launch/instance.ts';
import { messageOf } from '../local/user-error.ts';
import type { Tally } from './load/load-order.ts';
import { describeMachine } from './measure/machine.ts';
import { numberSetting } from './measure/number-setting.ts';
import { median, percentile } from './measure/statistics.ts';
import { writeResults } from './measure/write-results.ts';
import { type Freshness, measureFreshness } from './reads/freshness.ts';
import { startGateways } from './reads/gateways.ts';
import { type HungRun, measureHung, measureOverload, type OverloadRun, overloadFactor } from './reads/overload.ts';
import { fillCart, post, queries } from './reads/queries.ts';
import { type Burst, measureThroughput, type Target, targets } from './reads/throughput.ts';

interface ReadsFacts {
  readonly machine: string;
  /** Load average before the first burst, and the number of cores. */
  readonly load: { readonly average: number; readonly cores: number };
  readonly rounds: number;
  readonly titles: Readonly<Record<string, string>>;
  readonly bursts: readonly Burst[];
  readonly freshness: Freshness;
  readonly hung: HungRun;
  readonly overload: OverloadRun;
}

const labels: Readonly<Record<Target, string>> = {
  uncached: 'gateway, uncached',
  cached: 'gateway, cached',
};

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(2)} %`;

type Figure = 'perSecond' | 'p50' | 'p99' | 'cpuUs';

/** The median of rounds; for processor time the minimum, which other work on the machine disturbs least. */
function figureOf({ bursts }: ReadsFacts, query: string, target: Target, figure: Figure): number | undefined {
  const values = bursts
    .filter((burst) => burst.query === query && burst.target === target)
    .map((burst) => burst[figure]);
  if (values.length === 0) return undefined;
  return figure === 'cpuUs' ? Math.min(...values) : median(values);
}

function throughputRows(facts: ReadsFacts): string[] {
  return Object.entries(facts.titles).flatMap(([query, title]) =>
    targets.flatMap((target) => {
      const of = (figure: Figure) => figureOf(facts, query, target, figure) ?? 0;
      if (of('perSecond') === 0) return [];
      const cells = [whole(of('perSecond')), ms(of('p50')), ms(of('p99')), `${whole(of('cpuUs'))} µs`];
      return [`| ${title} | ${labels[target]} | ${cells.join(' | ')} |`];
    }),
  );
}

function sum(tallies: readonly Tally[], count: 'good' | 'wrong' | 'refused'): number {
  return tallies.reduce((total, tally) => total + tally[count], 0);
}

function overloadRow(asked: number, { good, p99, refused, refusedP99, wrong }: Tally, seconds: number): string {
  const cells = [
    whole(asked),
    whole((good + refused + wrong) / seconds),
    whole(good / seconds),
    ms(p99),
    percent(refused, good + refused + wrong),
    ms(refusedP99),
    wrong,
  ];
  return `| ${cells.join(' | ')} |`;
}

function readsPage(facts: ReadsFacts): string {
  const { bursts, freshness, hung, overload, machine, load, rounds } = facts;
  const answers = bursts.reduce((total, burst) => total + burst.answers, 0);
  const wrong = bursts.reduce((total, burst) => total + burst.wrong, 0);
  const elsewhere = sum(hung.elsewhere, 'good');
  const missed = sum(hung.elsewhere, 'wrong') + sum(hung.elsewhere, 'refused');
  return `# Reads

Written by \`make bench\`. autocannon with 32 connections; every answer is compared with the expected bytes; median of ${rounds} rounds
in turn. Load, gateways, services and PostgreSQL share the cores. Each connection sends a query of its own unless answers come from
the cache.

${machine}. Load average ${load.average.toFixed(1)} on ${load.cores} cores before the first burst. ${whole(answers)} answers, ${wrong} wrong or missing.

| read | target | per second | p50 | p99 | processor time each |
| --- | --- | --: | --: | --: | --: |
${throughputRows(facts).join('\n')}

Processor time is the least of the rounds.

## Freshness

${freshness.elsewhereMs.length} price changes at one gateway. Stale reads there after the change was answered: ${freshness.staleHere}. Another gateway
showed the change after ${ms(percentile(freshness.elsewhereMs, 0.5))} (median), ${ms(Math.max(...freshness.elsewhereMs))} at most.

## A service that hangs

Catalog suspended for ${hung.seconds.toFixed(0)} s under a steady load of uncached reads. Reads of other services: ${percent(elsewhere, elsewhere + missed)} good of
${whole(elsewhere + missed)}, p99 ${ms(Math.max(...hung.elsewhere.map(({ p99 }) => p99)))}.

## Overload

Tours, uncached, capacity ${whole(overload.capacity)} per second; ${overload.seconds} s each. Floor: at five times capacity, accepted and refused p99 ≤ 1.5 s.

| asked per second | sent per second | answered per second | p99 | refused (503) | p99 of refusals | wrong or missing |
| --: | --: | --: | --: | --: | --: | --: |
${overloadRow(0.8 * overload.capacity, overload.normal, overload.seconds)}
${overloadRow(overloadFactor * overload.capacity, overload.overloaded, overload.seconds)}
`;
}

const root = resolve(import.meta.dirname, '../..');
const log = (line: string): void => void process.stdout.write(`  ${line}\n`);

async function main(): Promise<void> {
  const seconds = numberSetting('SECONDS', 2);
  const rounds = numberSetting('ROUNDS', 3);
  await withInstance({ root }, async (instance) => {
    const gateways = await startGateways(root, instance);
    try {
      const all = queries(new Date());
      const [tours] = all;
      if (!tours) return;
      await fillCart(gateways.uncached.url);
      for (const { body } of all) await post(gateways.cached.url, body);
      const load = { average: loadavg()[0] ?? 0, cores: availableParallelism() };
      if (process.env.ONLY === 'overload') {
        log(JSON.stringify(await measureOverload(gateways, tours, 2 * seconds), undefined, 2));
        return;
      }
      const bursts = await measureThroughput(gateways, all, { rounds, seconds }, log);
      const sites = { here: gateways.cached.url, elsewhere: instance.site, account: gateways.staff };
      const freshness = await measureFreshness(sites, 30);
      const hung = await measureHung(gateways, instance, all, { seconds: numberSetting('HUNG', 20), rate: 200 });
      const overload = await measureOverload(gateways, tours, 2 * seconds);
      const titles = Object.fromEntries(all.map(({ name, title }) => [name, title]));
      const facts = { machine: describeMachine(), load, rounds, titles, bursts, freshness, hung, overload };
      writeResults('reads', readsPage(facts), facts);
      log('Wrote infra/bench/results/reads.md.');
    } finally {
      await gateways.stop();
    }
  });
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
