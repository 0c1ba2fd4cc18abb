import { join } from 'node:path';
import { signFor } from '../../faults/hostile/sign-for.ts';
import { freePorts } from '../../local/ports/free-port.ts';
import type { Contestants } from './contestants.ts';
import type { Generator } from './generator.ts';
import type { Shot } from './load-order.ts';
import { processorSeconds } from './processor-time.ts';
import { ask, type Question } from './questions.ts';
import { runProgram } from './running-program.ts';

export const contestantNames = ['uncached', 'joined', 'cached', 'reference', 'subgraph', 'bare'] as const;
export type ContestantName = (typeof contestantNames)[number];

/** One burst of one question at one contestant. Times in milliseconds. */
export type Burst = {
  question: string;
  contestant: ContestantName;
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the contestant's own process for each answer, in microseconds: it hardly depends on who else is busy. */
  cpuUs: number;
  answers: number;
  bad: number;
  fault?: string;
};

/** Connections of the generator, as in the figures that are quoted of others. */
const connections = 32;
/** Before the first round compilers are still at work. */
const warmUpMs = (round: number): number => (round === 1 ? 2_000 : 500);

/** Headers that `node:http` makes by itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

async function recordBare(cached: string, all: readonly Question[]) {
  const ports = await freePorts(all.length);
  const answers = await Promise.all(
    all.map(async ({ body }, at) => {
      const { text, headers } = await ask(cached, body);
      const said = [...headers].filter(([name]) => !own.has(name) && name !== 'content-length').flat();
      said.push('content-length', String(Buffer.byteLength(text)));
      return { port: ports[at] ?? 0, headers: said, body: text };
    }),
  );
  const file = join(import.meta.dirname, 'bare-server.ts');
  const program = await runProgram(file, ports[0] ?? 0, { ANSWERS: JSON.stringify(answers) }, import.meta.dirname);
  return { urlOf: (at: number) => `http://127.0.0.1:${ports[at]}`, pid: program.pid, stop: program.stop };
}

/** Every question at every contestant, again and again by turns, so that what the machine does besides meets all alike. */
export async function measureSpeed(
  { contestants, generator, all }: { contestants: Contestants; generator: Generator; all: readonly Question[] },
  { rounds, ms }: { rounds: number; ms: number },
  tell: (line: string) => void,
): Promise<Burst[]> {
  const bare = await recordBare(contestants.cached.url, all);
  const bursts: Burst[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [at, question] of all.entries()) {
        for (const contestant of contestantNames) {
          if ((contestant === 'cached' || contestant === 'joined') && !question.isPublic) continue;
          const shots = await aim(contestants, question, contestant, bare.urlOf(at));
          await generator.run({ shots, connections, ms: warmUpMs(round) });
          const pid = pidOf(contestants, question, contestant, bare.pid);
          const before = processorSeconds(pid) ?? Number.NaN;
          const { seconds, tallies } = await generator.run({ shots, connections, ms });
          const used = (processorSeconds(pid) ?? Number.NaN) - before;
          const [tally] = tallies;
          if (!tally) continue;
          const { good, bad, refused, fault, p50, p99 } = tally;
          const perSecond = good / seconds;
          const noted = fault === undefined ? {} : { fault };
          bursts.push({
            question: question.name,
            contestant,
            perSecond,
            p50,
            p99,
            cpuUs: (1_000_000 * used) / Math.max(1, good),
            answers: good,
            bad: bad + refused,
            ...noted,
          });
          tell(
            `${round}/${rounds} ${question.title}: ${contestant} ${Math.round(perSecond)}/s, p99 ${p99.toFixed(1)} ms`,
          );
        }
      }
    }
  } finally {
    await bare.stop();
  }
  return bursts;
}

function pidOf(
  { uncached, cached, reference, subgraph }: Contestants,
  question: Question,
  contestant: ContestantName,
  bare: number,
): number {
  const own = { uncached: uncached.pid, joined: uncached.pid, cached: cached.pid, reference: reference.pid, bare };
  return contestant === 'subgraph' ? subgraph(question.subgraph).pid : own[contestant];
}

/** Those who answer the same question to all: it is what they are there for. */
const askedAlike = new Set<ContestantName>(['joined', 'cached', 'bare']);

/** A question at one contestant, for each connection its own, with the answer that it gives; all must say the same. */
async function aim(
  { uncached, cached, reference, subgraph }: Contestants,
  { name, body: same, apart, subgraph: owner }: Question,
  contestant: ContestantName,
  bareUrl: string,
): Promise<Shot[]> {
  const { url, secret } = subgraph(owner);
  const origins = {
    uncached: uncached.url,
    joined: uncached.url,
    cached: cached.url,
    reference: reference.url,
    subgraph: url,
    bare: bareUrl,
  };
  const signed = contestant === 'subgraph' ? { 'x-hilltop-identity': signFor(owner, secret) } : {};
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...signed };
  const origin = origins[contestant];
  const shots: Shot[] = [];
  const bodies = new Set(Array.from({ length: connections }, (_, asker) => apart(asker)));
  for (const body of askedAlike.has(contestant) ? [same] : bodies) {
    const { text } = await ask(origin, body, headers);
    const right = await ask(uncached.url, body);
    if (JSON.stringify(JSON.parse(text)) !== JSON.stringify(JSON.parse(right.text))) {
      throw new Error(`${contestant} does not answer ${name} as the others do`);
    }
    shots.push({ name, origin, method: 'POST', path: '/graphql', headers, body, expected: text });
  }
  return shots;
}
