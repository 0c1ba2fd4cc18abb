import { Dice } from '../chance/dice.ts';
import type { Fault } from './fault.ts';

export type PlanOptions = {
  seed: number;
  /** How long faults happen, in milliseconds. */
  lastsMs: number;
  /** Names of the processes. */
  parts: readonly string[];
  /** Names of the connections. */
  edges: readonly string[];
  /** How many at least. */
  faults: number;
};

/**
 * A consumer that dies keeps its messages for a minute (`ack_wait`). Deaths come early, so that the end of a short run is
 * not spent on waiting for them.
 */
const deathsUntil = 0.6;

// Freezing the first process of PostgreSQL alone does little: its sessions are others. Its edges do that better.
const neverStopped = new Set(['postgres']);

function mishap(dice: Dice, at: number, edge: string): Fault {
  return dice.weighted<Fault>([
    [4, { kind: 'cut', at, edge }],
    [2, { kind: 'refuse', at, edge, forMs: dice.whole(300, 2500) }],
    [2, { kind: 'delay', at, edge, byMs: dice.whole(50, 700), forMs: dice.whole(500, 3000) }],
    [3, { kind: 'swallow', at, edge, answers: dice.whole(1, 4) }],
  ]);
}

/** Draws what goes wrong, in order of time. The same options draw the same plan; no part and no edge is left out. */
export function drawPlan({ seed, lastsMs, parts, edges, faults }: PlanOptions): Fault[] {
  const dice = new Dice(seed, 'plan');
  const early = () => dice.whole(0, Math.floor(lastsMs * deathsUntil));
  const anytime = () => dice.whole(0, lastsMs);
  const death = (part: string): Fault =>
    part === 'postgres' ? { kind: 'immediate', at: early(), part } : { kind: 'kill', at: early(), part };
  const stopped = parts.filter((part) => !neverStopped.has(part));
  const stop = (part: string): Fault => ({ kind: 'stop', at: anytime(), part, forMs: dice.whole(300, 3000) });
  const repeat = (): Fault => ({ kind: 'repeat', at: anytime(), events: dice.whole(20, 80) });
  const drawn: Fault[] = [
    ...parts.map(death),
    { kind: 'wipe', at: dice.whole(Math.floor(lastsMs * 0.3), Math.floor(lastsMs * 0.5)), part: 'nats' },
    ...stopped.map(stop),
    ...edges.map((edge) => mishap(dice, anytime(), edge)),
    ...[repeat(), repeat(), repeat()],
    ...[0, 1].map((): Fault => ({ kind: 'reorder', at: anytime(), events: dice.whole(20, 80) })),
  ];
  while (drawn.length < faults) {
    drawn.push(
      dice.weighted([
        [2, () => death(dice.pick(parts))],
        [3, () => stop(dice.pick(stopped))],
        [5, () => mishap(dice, anytime(), dice.pick(edges))],
        [1, repeat],
      ])(),
    );
  }
  return drawn.sort((one, other) => one.at - other.at);
}
