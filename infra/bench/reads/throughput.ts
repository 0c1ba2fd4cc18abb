import { join } from 'node:path';
import { freePorts } from '../../local/ports/free-port.ts';
import type { LoadRequest } from '../load/load-order.ts';
import { runLoad } from '../load/run-load.ts';
import { processorSeconds } from '../measure/process-tree.ts';
import type { Gateways } from './gateways.ts';
import { jsonHeaders, post, type Query } from './queries.ts';
import { type RunningProgram, runProgram } from './run-program.ts';

export const targets = ['uncached', 'cached', 'reference', 'bare'] as const;
export type Target = (typeof targets)[number];

/** One burst of one query at one target. Times in milliseconds, processor time of the target in microseconds per answer. */
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
/** Headers that `node:http` writes by itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Plain `node:http` that repeats the cached gateway's recorded answers, one port per query. */
async function startBare(cached: string, all: readonly Query[]): Promise<RunningProgram & { ports: number[] }> {
  const ports = await freePorts(all.length);
  const answers = await Promise.all(
    all.map(async ({ body }, at) => {
      const { text, headers } = await post(cached, body);
      const recorded = [...headers].filter(([name]) => !ownHeaders.has(name)).flat();
      recorded.push('content-length', String(Buffer.byteLength(text)));
      return { port: ports[at] ?? 0, headers: recorded, body: text };
    }),
  );
  const file = join(import.meta.dirname, 'bare-server.ts');
  const program = await runProgram(file, ports[0] ?? 0, { ANSWERS: JSON.stringify(answers) }, import.meta.dirname);
  return { ...program, ports };
}

/** The requests of one burst. Throws when the target's answer differs from the uncached gateway's. */
async function requestsFor(query: Query, target: Target, origin: string, right: string): Promise<LoadRequest[]> {
  const isShared = target === 'cached' || target === 'bare';
  const bodies = isShared
    ? [query.body]
    : [...new Set(Array.from({ length: connections }, (_, at) => query.variant(at)))];
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

/** Measures every query at every target, round by round, so that other work on the machine affects all alike. */
export async function measureThroughput(
  gateways: Gateways,
  all: readonly Query[],
  { rounds, seconds }: { rounds: number; seconds: number },
  log: (line: string) => void,
): Promise<Burst[]> {
  const bare = await startBare(gateways.cached.url, all);
  const bursts: Burst[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [at, query] of all.entries()) {
        for (const target of targets) {
          if (target === 'cached' && !query.isPublic) continue;
          const program =
            target === 'bare' ? { url: `http://127.0.0.1:${bare.ports[at]}`, pid: bare.pid } : gateways[target];
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
  } finally {
    await bare.stop();
  }
  return bursts;
}
