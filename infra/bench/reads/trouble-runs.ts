import type { Contestants } from './contestants.ts';
import type { Generator } from './generator.ts';
import type { Shot, Tally } from './load-order.ts';
import { ask, type Question } from './questions.ts';

/** Reads while one subgraph hangs: what reads elsewhere came to, and what its own did. */
export type HungRun = { seconds: number; elsewhere: Tally[]; hung: Tally[] };

/** Reads at the capacity of a gateway and at five times of it. Times in milliseconds. */
export type OverloadRun = { capacity: number; factor: number; normal: Tally; overloaded: Tally; seconds: number };

/** Connections of those who do not wait for answers, and what each of them asks differs. */
const askers = 512;

/** Connections are opened, and the bound is found, before it is measured, in milliseconds. */
const settleMs = 1_000;

const headers = { 'content-type': 'application/json', accept: 'application/json' };

async function shotAt(origin: string, { name, body }: Pick<Question, 'name' | 'body'>): Promise<Shot> {
  const { text } = await ask(origin, body, headers);
  return { name, origin, method: 'POST', path: '/graphql', headers, body, expected: text };
}

/** Stops the process of catalog for a while, under a steady stream of reads at a gateway that keeps nothing. */
export async function measureHung(
  { contestants, generator, all }: { contestants: Contestants; generator: Generator; all: readonly Question[] },
  { ms, rate }: { ms: number; rate: number },
): Promise<HungRun> {
  const shots = await Promise.all(all.map((question) => shotAt(contestants.bounded.url, question)));
  const { pid } = contestants.subgraph('catalog');
  process.kill(pid, 'SIGSTOP');
  try {
    const { seconds, tallies } = await generator.run({ shots, connections: 256, ms, rate });
    const isHung = ({ name }: Tally) => name === 'products';
    return { seconds, elsewhere: tallies.filter((tally) => !isHung(tally)), hung: tallies.filter(isHung) };
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

/** Finds what the gateway can do, then asks four fifths of it and five times of it. */
export async function measureOverload(
  { contestants, generator, all }: { contestants: Contestants; generator: Generator; all: readonly Question[] },
  ms: number,
): Promise<OverloadRun> {
  const [tours] = all;
  if (!tours) throw new Error('there is no question');
  // More than are ever under way at a time, so that nobody is answered with another's answer.
  const bodies = Array.from({ length: askers }, (_, asker) => ({ name: tours.name, body: tours.apart(asker) }));
  const shotsAt = async (origin: string): Promise<Shot[]> => {
    const shots: Shot[] = [];
    for (const body of bodies) shots.push(await shotAt(origin, body));
    return shots;
  };
  const full = await generator.run({ shots: await shotsAt(contestants.uncached.url), connections: 32, ms });
  const shots = await shotsAt(contestants.bounded.url);
  const capacity = (full.tallies[0]?.good ?? 0) / full.seconds;
  const factor = 5;
  const at = async (rate: number): Promise<Tally> => {
    const { tallies } = await generator.run({ shots, connections: askers, ms, rate, settleMs });
    if (!tallies[0]) throw new Error('nothing was asked');
    return tallies[0];
  };
  // Its compilers have not seen work yet.
  await at(0.5 * capacity);
  const normal = await at(0.8 * capacity);
  const overloaded = await at(factor * capacity);
  return { capacity, factor, normal, overloaded, seconds: ms / 1_000 };
}
