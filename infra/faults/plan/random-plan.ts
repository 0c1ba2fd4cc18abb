import { SeededRandom } from '../random/seeded-random.ts';
import type { Fault } from './fault.ts';

export type PlanOptions = {
  seed: number;
  /** How long faults happen, in ms. */
  lastsMs: number;
  parts: readonly string[];
  connections: readonly string[];
  /** At least this many. */
  faults: number;
};

/** A consumer that dies keeps its messages for a minute (`ack_wait`). Deaths come early, so that short runs need not wait. */
const deathsUntil = 0.6;

// Suspending PostgreSQL's first process does little, because its sessions are others. Faults of its connections do
// more.
const neverStopped = new Set(['postgres']);

function mishap(random: SeededRandom, at: number, connection: string): Fault {
  return random.weighted<Fault>([
    [4, { kind: 'cut', at, connection }],
    [2, { kind: 'refuse', at, connection, forMs: random.whole(300, 2500) }],
    [2, { kind: 'delay', at, connection, byMs: random.whole(50, 700), forMs: random.whole(500, 3000) }],
    [3, { kind: 'swallow', at, connection, answers: random.whole(1, 4) }],
  ]);
}

/** Faults by time. The same options give the same plan, which includes every part and connection. */
export function randomPlan({ seed, lastsMs, parts, connections, faults }: PlanOptions): Fault[] {
  const random = new SeededRandom(seed, 'plan');
  const early = () => random.whole(0, Math.floor(lastsMs * deathsUntil));
  const anytime = () => random.whole(0, lastsMs);
  const death = (part: string): Fault =>
    part === 'postgres' ? { kind: 'immediate', at: early(), part } : { kind: 'kill', at: early(), part };
  const stopped = parts.filter((part) => !neverStopped.has(part));
  const stop = (part: string): Fault => ({ kind: 'stop', at: anytime(), part, forMs: random.whole(300, 3000) });
  const repeat = (): Fault => ({ kind: 'repeat', at: anytime(), events: random.whole(20, 80) });
  const drawn: Fault[] = [
    ...parts.map(death),
    { kind: 'wipe', at: random.whole(Math.floor(lastsMs * 0.3), Math.floor(lastsMs * 0.5)), part: 'nats' },
    ...stopped.map(stop),
    ...connections.map((connection) => mishap(random, anytime(), connection)),
    ...[repeat(), repeat(), repeat()],
    ...[0, 1].map((): Fault => ({ kind: 'reorder', at: anytime(), events: random.whole(20, 80) })),
  ];
  while (drawn.length < faults) {
    drawn.push(
      random.weighted([
        [2, () => death(random.pick(parts))],
        [3, () => stop(random.pick(stopped))],
        [5, () => mishap(random, anytime(), random.pick(connections))],
        [1, repeat],
      ])(),
    );
  }
  return drawn.sort((one, other) => one.at - other.at);
}
