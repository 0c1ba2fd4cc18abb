/**
 * What each public operation makes the system do: processor time of all parts for one call, beside that of the home page's data.
 * SECONDS for each. Writes `results/costs.md` and `.json`.
 */
import { resolve } from 'node:path';
import { messageOf } from '../local/user-error.ts';
import { type Contender, startContender } from './bookings/contender.ts';
import { openSlots } from './bookings/slots.ts';
import { homeData, type Operation, operations } from './costs/operations.ts';
import { runLoad } from './load/run-load.ts';
import { describeMachine } from './measure/machine.ts';
import { numberSetting } from './measure/number-setting.ts';
import { processorSeconds } from './measure/process-tree.ts';
import { writeResults } from './measure/write-results.ts';

const root = resolve(import.meta.dirname, '../..');
/** Enough for no operation to meet the bound of its address. */
const addresses = 200;
const ratePerSecond = 50;

interface Cost {
  readonly name: string;
  readonly bound: string;
  readonly calls: number;
  /** Processor time of one call, in milliseconds. */
  readonly ms: number;
}

const total = (contender: Contender): number =>
  [...processorSeconds(contender.pids).values()].reduce((sum, seconds) => sum + seconds, 0);

/** Processor time per second of an instance that nobody asks, in seconds. */
async function idle(contender: Contender, seconds: number): Promise<number> {
  const before = total(contender);
  await new Promise((done) => setTimeout(done, seconds * 1_000));
  return (total(contender) - before) / seconds;
}

async function measure(
  contender: Contender,
  { name, bound, request }: Operation,
  seconds: number,
  idleLoad: number,
): Promise<Cost> {
  const requests = Array.from({ length: addresses }, (_, at) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.2.${at >> 8}.${at & 255}` };
    return { ...request, name, headers };
  });
  const order = { origin: contender.instance.site, requests, connections: 8, rate: ratePerSecond };
  await runLoad({ ...order, seconds: 1 });
  await contender.settle(30_000);
  const before = total(contender);
  const startedAt = performance.now();
  const { tallies } = await runLoad({ ...order, seconds });
  await contender.settle(30_000);
  const spent = total(contender) - before - (idleLoad * (performance.now() - startedAt)) / 1_000;
  const calls = tallies.reduce((sum, { good, refused, wrong }) => sum + good + refused + wrong, 0);
  process.stdout.write(`  ${name}: ${((1_000 * spent) / calls).toFixed(2)} ms\n`);
  return { name, bound, calls, ms: (1_000 * spent) / calls };
}

function costsPage(costs: readonly Cost[], machine: string): string {
  const home = costs.find(({ name }) => name === homeData.name)?.ms ?? Number.NaN;
  const rows = [...costs]
    .sort((one, other) => other.ms - one.ms)
    .map(({ name, ms, bound }) => `| ${name} | ${ms.toFixed(2)} | ${(ms / home).toFixed(1)} | ${bound} |`);
  return `# What a public operation costs

Written by \`make bench\`. Processor time of all parts for one call, less what an idle instance uses: each text is new, so that nothing
comes from a cache. Beside it the multiple of the home page's data (\`${homeData.name}\`), and what bounds one address.

${machine}

| operation | processor ms | × home page's data | bound of one address |
| --- | --: | --: | --- |
${rows.join('\n')}
`;
}

async function main(): Promise<void> {
  const seconds = numberSetting('SECONDS', 6);
  const contender = await startContender(root, 1);
  try {
    const { site } = contender.instance;
    const products = (await (await fetch(`${site}/api/products`)).json()) as { id: string; image: string }[];
    const [product] = products;
    if (!product) throw new Error('nothing is on sale');
    const slots = await openSlots(contender, 1);
    const idleLoad = await idle(contender, 5);
    const costs: Cost[] = [];
    for (const operation of operations({ slots, productId: product.id, image: product.image })) {
      costs.push(await measure(contender, operation, seconds, idleLoad));
    }
    const machine = describeMachine();
    writeResults('costs', costsPage(costs, machine), { machine, costs });
    process.stdout.write('  Wrote infra/bench/results/costs.md.\n');
  } finally {
    await contender.close();
  }
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
