/**
 * How fast reads are answered by an instance of its own: cached and uncached, beside Apollo's gateway as documented and bare
 * Node; then with a service that hangs, and at five times capacity. Writes `results/reads.md` and `.json`.
 * SECONDS (of a burst), ROUNDS and HUNG (seconds) change how long; ONLY=overload prints that part and writes nothing.
 */
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { withInstance } from '../local/launch/instance.ts';
import { messageOf } from '../local/user-error.ts';
import { describeMachine } from './measure/machine.ts';
import { numberSetting } from './measure/number-setting.ts';
import { writeResults } from './measure/write-results.ts';
import { measureFreshness } from './reads/freshness.ts';
import { startGateways } from './reads/gateways.ts';
import { measureHung, measureOverload } from './reads/overload.ts';
import { fillCart, post, queries } from './reads/queries.ts';
import { readsPage } from './reads/reads-page.ts';
import { measureThroughput } from './reads/throughput.ts';

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
