import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type AttackTarget, postFrom, type Reply, type Verdict } from './attack-target.ts';

/** More than `MAX_CONCURRENT_READS`, fewer than `MAX_OPEN_REQUESTS`. */
const reads = 700;
const changes = 25;

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** No cache answers it. */
const costly = (disguise: string) =>
  `${disguise}query { availability(tourType: standard, from: "${day(1)}", to: "${day(61)}") { days { date times { time seatsLeft } } } } # ${randomInt(1e12)}`;

async function readAtOnce(target: AttackTarget, network: number, disguise: string): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: reads }, (_, at) =>
      postFrom(`198.51.${network + Math.floor(at / 250)}.${(at % 250) + 1}`, target, '/graphql', {
        query: costly(disguise),
      }),
    ),
  );
  return replies.filter(({ status }) => status === 503).length;
}

/** So many reads open the breaker of their service for a second, and what is refused by it says nothing about the slots. */
async function untilAnswered(target: AttackTarget): Promise<void> {
  for (let turn = 1; turn <= 60; turn += 1) {
    const { text } = await postFrom(`198.51.98.${turn}`, target, '/graphql', { query: costly('') });
    if (text.startsWith('{"data":{"availability":{')) return;
    await pause(500);
  }
  throw new Error('no read is answered half a minute after the flood');
}

/** Reads that look like changes, from many addresses, compete for the slots reserved for changes. */
export async function disguiseReads(target: AttackTarget): Promise<Verdict> {
  // The first one is planned first.
  await postFrom('198.51.99.1', target, '/graphql', { query: costly('') });
  const plain = await readAtOnce(target, 110, '');
  await untilAnswered(target);
  const disguised = readAtOnce(target, 120, '# mutation mutation { cancel }\n');
  const change = (at: number): Promise<Reply> =>
    postFrom(`198.51.99.${at + 1}`, target, '/graphql', {
      query: `mutation { clearCart(sessionId: "disguised-reads-${at}") { __typename } }`,
    });
  const changed = await Promise.all(Array.from({ length: changes }, (_, at) => change(at)));
  const shed = await disguised;
  const done = changed.filter(({ status, text }) => status === 200 && text.includes('"data"')).length;
  return {
    attack: 'Reads are disguised as changes by a comment',
    held: shed >= plain / 2 && done === changes,
    evidence: `of ${reads} reads at once ${plain} were refused, with the comment ${shed}; ${done} of ${changes} changes beside them were made`,
  };
}
