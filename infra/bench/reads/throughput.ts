import type { LoadRequest } from '../load/load-order.ts';
import { runLoad } from '../load/run-load.ts';
import { processorSeconds } from '../measure/process-tree.ts';
import type { Gateways } from './gateways.ts';
import { jsonHeaders, post, type Query } from './queries.ts';

export const targets = ['uncached', 'cached'] as const;
export type Target = (typeof targets)[number];

/** A burst of one query at one target. Times in ms, processor time of the target in microseconds per answer. */
export interface Burst {
  readonly query: string;
  readonly target: Target;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuUs: number;
  readonly answers: number;
  readonly wrong: number;
  readonly error?: string;
}

const connections = 32;
/** A burst's requests. Throws if the target's answer differs from the uncached gateway's. */
async function requestsFor(query: Query, target: Target, origin: string, right: string): Promise<LoadRequest[]> {
  const variants = Array.from({ length: connections }, (_, at) => query.variant(at));
  const bodies = target === 'cached' ? [query.body] : [...new Set(variants)];
  return Promise.all(
    bodies.map(async (body) => {
      const { text } = await post(origin, body);
      const expected = (await post(right, body)).text;
      if (JSON.stringify(JSON.parse(text)) !== JSON.stringify(JSON.parse(expected))) {
        throw new Error(`${target} answers ${query.name} differently`);
      }
      return { name: query.name, method: 'POST', path: '/graphql', headers: jsonHeaders, body, expected: text };
    }),
  );
}

/** Every query at every target, round by round, so that other work on the machine affects all alike. */
export async function measureThroughput(
  gateways: Gateways,
  all: readonly Query[],
  { rounds, seconds }: { rounds: number; seconds: number },
  log: (line: string) => void,
): Promise<Burst[]> {
  const bursts: Burst[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const query of all) {
      for (const target of targets) {
        if (target === 'cached' && !query.isPublic) continue;
        const program = gateways[target];
        const requests = await requestsFor(query, target, program.url, gateways.uncached.url);
        const order = { origin: program.url, requests, connections };
        // The first round warms up the compilers.
        await runLoad({ ...order, seconds: round === 1 ? 2 : 1 });
        const pids = new Map([['target', program.pid]]);
        const before = processorSeconds(pids).get('target') ?? Number.NaN;
        const result = await runLoad({ ...order, seconds });
        const used = (processorSeconds(pids).get('target') ?? Number.NaN) - before;
        const [tally] = result.tallies;
        if (!tally) continue;
        const { good, wrong, refused, p50, p99, error } = tally;
        const perSecond = good / result.seconds;
        const cpuUs = (1_000_000 * used) / Math.max(1, good);
        const burst = {
          query: query.name,
          target,
          perSecond,
          p50,
          p99,
          cpuUs,
          answers: good,
          wrong: wrong + refused,
        };
        bursts.push(error === undefined ? burst : { ...burst, error });
        log(`${round}/${rounds} ${query.title}: ${target} ${Math.round(perSecond)}/s, p99 ${p99.toFixed(1)} ms`);
      }
    }
  }
  return bursts;
}
