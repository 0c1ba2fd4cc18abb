/**
 * `node infra/bench/reads/reads.ts`: how fast readers are answered, on a Hilltop of its own: our gateway with and without what
 * it keeps, beside the gateway as its maker sets it up, the subgraph alone, and Node alone. Then with a subgraph that hangs,
 * and at five times of what it can do. Writes `infra/bench/results/reads.md` and `.json`. SECONDS=1 (of each burst),
 * ROUNDS=1 and HUNG=5 (seconds) make it short; ONLY=overload measures that part alone, says what it found and writes nothing.
 */
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { withOwnHilltop } from '../../local/launch/own-hilltop.ts';
import { sentenceOf } from '../../local/trouble.ts';
import { describeMachine } from '../machine.ts';
import { numberOf } from '../number-of.ts';
import { writeResults } from '../write-results.ts';
import { startContestants } from './contestants.ts';
import { measureFreshness } from './freshness.ts';
import { Generator } from './generator.ts';
import { ask, fillCart, questions } from './questions.ts';
import { type ReadsFacts, readsPage } from './reads-page.ts';
import { measureSpeed } from './speed.ts';
import { measureHung, measureOverload } from './trouble-runs.ts';

const root = resolve(import.meta.dirname, '../../..');
const tell = (line: string): void => void process.stdout.write(`  ${line}\n`);

/** @returns undefined when only a part was measured */
async function measure(): Promise<ReadsFacts | undefined> {
  const cores = availableParallelism();
  const machine = describeMachine();
  return withOwnHilltop({ root }, async (hilltop) => {
    const contestants = await startContestants(root, hilltop);
    const generator = new Generator();
    try {
      const all = questions(new Date());
      await fillCart(contestants.uncached.url);
      for (const { body } of all) await ask(contestants.cached.url, body);
      const busyBefore = loadavg()[0] ?? 0;
      const parts = { contestants, generator, all };
      const ms = 1_000 * numberOf('SECONDS', 2);
      if (process.env.ONLY === 'overload') {
        tell(JSON.stringify(await measureOverload(parts, 2 * ms), undefined, 2));
        return undefined;
      }
      const bursts = await measureSpeed(parts, { rounds: numberOf('ROUNDS', 3), ms }, tell);
      const sites = { here: contestants.cached.url, elsewhere: hilltop.site, account: contestants.staff };
      const freshness = await measureFreshness(sites, 30);
      const hung = await measureHung(parts, { ms: 1_000 * numberOf('HUNG', 20), rate: 200 });
      const overload = await measureOverload(parts, 2 * ms);
      const titles = Object.fromEntries(all.map(({ name, title }) => [name, title]));
      return { machine, cores, busyBefore, titles, bursts, freshness, hung, overload };
    } finally {
      generator.stop();
      await contestants.stop();
    }
  });
}

try {
  const facts = await measure();
  if (facts) {
    writeResults('reads', readsPage(facts), facts);
    tell('Wrote infra/bench/results/reads.md.');
  }
} catch (fault) {
  process.stderr.write(`  ${sentenceOf(fault)}\n`);
  process.exitCode = 1;
}
