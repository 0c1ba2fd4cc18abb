import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Bench } from './support/bench.js';

let bench: Bench;

afterEach(() => bench.close());

describe('several replicas', () => {
  it('share the calls', async () => {
    bench = await Bench.open(3);
    await Promise.all(Array.from({ length: 60 }, () => bench.ask()));
    for (const { seen } of bench.replicas) expect(seen.length).toBeGreaterThan(10);
  });

  it('lose no query when one is killed under load, nor when it comes back', async () => {
    bench = await Bench.open(3, undefined, { timeoutFactor: 30 });
    const mortal = bench.replica(1);
    let killed: Promise<void> | undefined;
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, turn) => {
        await pause(turn * 3);
        if (turn === 60) killed = mortal.kill();
        if (turn === 140) void killed?.then(() => mortal.start());
        return bench.ask();
      }),
    );
    expect(answers.filter(({ errors }) => errors !== undefined)).toEqual([]);
    mortal.seen.length = 0;
    await eventually(async () => {
      await Promise.all(Array.from({ length: 9 }, () => bench.ask()));
      expect(mortal.seen.length).toBeGreaterThan(0);
    });
  });

  it('retry unsent mutations elsewhere, and lose none', async () => {
    bench = await Bench.open(3);
    await bench.replica(0).kill();
    await bench.replica(1).kill();
    const answers = await Promise.all(Array.from({ length: 20 }, () => bench.book()));
    expect(answers.filter(({ errors }) => errors !== undefined)).toEqual([]);
    expect(bench.replica(2).seen).toHaveLength(20);
  });

  it('get no more calls once a response announces their shutdown, and lose none', async () => {
    bench = await Bench.open(2);
    bench.replica(0).mood = 'answers and leaves';
    for (let turn = 0; turn < 4; turn += 1) expect((await bench.book()).errors).toBeUndefined();
    expect(bench.replica(0).seen).toHaveLength(1);
    bench.replica(0).mood = 'answers';
    await eventually(async () => {
      await bench.book();
      expect(bench.replica(0).seen.length).toBeGreaterThan(1);
    });
  });

  it.each(['drops the connection', 'answers 503'] as const)('get a mutation only once when one %s', async (mood) => {
    bench = await Bench.open(2);
    bench.everyReplica(mood);
    const { errors } = await bench.book();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SUBGRAPH_UNAVAILABLE', outcome: 'unknown' });
    expect(bench.received()).toBe(1);
  });

  it.each(['drops the connection', 'answers 503'] as const)('answer a query when one %s', async (mood) => {
    bench = await Bench.open(2);
    bench.replica(0).mood = mood;
    for (let turn = 0; turn < 4; turn += 1) expect((await bench.ask()).errors).toBeUndefined();
    expect(bench.replica(0).seen.length).toBeGreaterThan(0);
  });

  it('try a query at most twice', async () => {
    bench = await Bench.open(3);
    bench.everyReplica('drops the connection');
    expect((await bench.ask()).errors?.[0]?.extensions.code).toBe('SUBGRAPH_UNAVAILABLE');
    expect(bench.received()).toBe(2);
  });
});
