import type { Instance } from '../../local/launch/instance.ts';
import type { LoadRequest, Tally } from '../load/load-order.ts';
import { runLoad } from '../load/run-load.ts';
import type { Gateways } from './gateways.ts';
import { jsonHeaders, post, type Query } from './queries.ts';

/** Reads while catalog hangs: from other services, and from itself. */
export interface HungRun {
  readonly seconds: number;
  readonly elsewhere: readonly Tally[];
  readonly hung: readonly Tally[];
}

/** Reads at four fifths and at five times the gateway's capacity. */
export interface OverloadRun {
  readonly capacity: number;
  readonly normal: Tally;
  readonly overloaded: Tally;
  readonly seconds: number;
}

export const overloadFactor = 5;
const openConnections = 512;

async function requestTo(origin: string, name: string, body: string): Promise<LoadRequest> {
  const { text } = await post(origin, body);
  return { name, method: 'POST', path: '/graphql', headers: jsonHeaders, body, expected: text };
}

/** Suspends catalog under a steady load of uncached reads. */
export async function measureHung(
  gateways: Gateways,
  instance: Instance,
  all: readonly Query[],
  { seconds, rate }: { seconds: number; rate: number },
): Promise<HungRun> {
  const origin = gateways.shedding.url;
  const requests = await Promise.all(all.map(({ name, body }) => requestTo(origin, name, body)));
  const { pid } = instance.part('catalog');
  process.kill(pid, 'SIGSTOP');
  try {
    const result = await runLoad({ origin, requests, connections: 256, seconds, rate });
    const isHung = ({ name }: Tally) => name === 'products';
    return {
      seconds: result.seconds,
      elsewhere: result.tallies.filter((tally) => !isHung(tally)),
      hung: result.tallies.filter(isHung),
    };
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

/** Finds the capacity for one read, then sends four fifths and five times of it. */
export async function measureOverload(gateways: Gateways, query: Query, seconds: number): Promise<OverloadRun> {
  const bodies = Array.from({ length: openConnections }, (_, at) => query.variant(at));
  const requestsTo = async (origin: string): Promise<LoadRequest[]> => {
    const requests: LoadRequest[] = [];
    for (const body of bodies) requests.push(await requestTo(origin, query.name, body));
    return requests;
  };
  const uncached = gateways.uncached.url;
  const full = await runLoad({ origin: uncached, requests: await requestsTo(uncached), connections: 32, seconds });
  const capacity = (full.tallies[0]?.good ?? 0) / full.seconds;
  const origin = gateways.shedding.url;
  const requests = await requestsTo(origin);
  const at = async (rate: number): Promise<Tally> => {
    const { tallies } = await runLoad({
      origin,
      requests,
      connections: openConnections,
      seconds,
      rate: Math.round(rate),
    });
    if (!tallies[0]) throw new Error('nothing was sent');
    return tallies[0];
  };
  await at(0.5 * capacity);
  const normal = await at(0.8 * capacity);
  const overloaded = await at(overloadFactor * capacity);
  return { capacity, normal, overloaded, seconds };
}
