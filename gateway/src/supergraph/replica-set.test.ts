import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Balanced, ReplicaSet } from './replica-set.js';

let alive: boolean;
let probes: string[];
let changes: string[];
let replicas: [Balanced, Balanced, Balanced];
let set: ReplicaSet<Balanced>;

beforeEach(() => {
  jest.useFakeTimers();
  alive = false;
  probes = [];
  changes = [];
  replicas = [
    { url: 'a', inFlight: 0 },
    { url: 'b', inFlight: 0 },
    { url: 'c', inFlight: 0 },
  ];
  set = new ReplicaSet<Balanced>(replicas, {
    probe: async ({ url }) => {
      probes.push(url);
      return alive;
    },
    ejected: ({ url }, reason) => changes.push(`${url} out: ${reason}`),
    restored: ({ url }) => changes.push(`${url} back`),
    probeAfterMs: 100,
    maxProbePauseMs: 300,
  });
});
afterEach(() => {
  set.close();
  jest.useRealTimers();
});

const choices = (times: number): string[] => Array.from({ length: times }, () => set.choose().url);

describe('ReplicaSet', () => {
  it('rotates among replicas with equal load', () => {
    expect(choices(6).sort()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  });

  it('prefers the replica with the fewest calls in flight', () => {
    replicas[0].inFlight = 2;
    replicas[1].inFlight = 1;
    replicas[2].inFlight = 3;
    expect(choices(3)).toEqual(['b', 'b', 'b']);
  });

  it('skips an ejected replica, however low its load', () => {
    set.eject(replicas[0], 'no connection');
    replicas[1].inFlight = 50;
    replicas[2].inFlight = 50;
    expect(choices(10)).not.toContain('a');
    expect(set.healthy).toBe(2);
  });

  it('avoids tried replicas, first among the healthy ones, then among the ejected', () => {
    set.eject(replicas[0], 'gone');
    expect(set.choose(new Set([replicas[1]])).url).toBe('c');
    expect(set.choose(new Set([replicas[1], replicas[2]])).url).toBe('a');
  });

  it('still chooses a replica when all are ejected', () => {
    for (const replica of replicas) set.eject(replica, 'gone');
    expect(new Set(choices(9))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('probes an ejected replica with backoff until it responds', async () => {
    set.eject(replicas[0], 'gone');
    await jest.advanceTimersByTimeAsync(100);
    expect(probes).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(probes).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(300);
    expect(probes).toHaveLength(3);
    alive = true;
    await jest.advanceTimersByTimeAsync(300);
    expect(changes).toEqual(['a out: gone', 'a back']);
    expect(set.healthy).toBe(3);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(probes).toHaveLength(4);
  });

  it('counts a throwing probe as failed', async () => {
    set = new ReplicaSet<Balanced>(replicas, { probe: () => Promise.reject(new Error('x')), probeAfterMs: 100 });
    set.eject(replicas[0], 'gone');
    await jest.advanceTimersByTimeAsync(150);
    expect(set.isEjected(replicas[0])).toBe(true);
  });

  it('restores a replica that answered a call', () => {
    set.eject(replicas[0], 'gone');
    set.restore(replicas[0]);
    set.restore(replicas[0]);
    expect(changes).toEqual(['a out: gone', 'a back']);
  });

  it('adds new replicas, and keeps the state of those that stay', async () => {
    const [a, b] = replicas;
    const d: Balanced = { url: 'd', inFlight: 0 };
    set.eject(a, 'gone');
    set.eject(b, 'gone');
    set.replace([b, d]);
    expect(set.all.map(({ url }) => url)).toEqual(['b', 'd']);
    expect(new Set(choices(4))).toEqual(new Set(['d']));
    await jest.advanceTimersByTimeAsync(100);
    expect(probes).toEqual(['b']);
    set.eject(a, 'an earlier call');
    expect(set.healthy).toBe(1);
  });

  it('keeps its replicas when given none', () => {
    set.replace([]);
    expect(set.all).toHaveLength(3);
  });
});
