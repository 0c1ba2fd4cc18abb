import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { correlationId, runWithCorrelation } from '../logging/correlation.js';
import { createLogger } from '../logging/logger.js';
import { RepeatingJob } from './repeating-job.js';

const logger = createLogger({ service: 'test', level: 'silent' });
const hour = 3_600_000;

/** A job whose turns end when the test says so. */
function controlled(everyMs = hour) {
  const turns: { end: () => void; fail: () => void }[] = [];
  const job = new RepeatingJob({
    name: 'test',
    everyMs,
    logger,
    run: () =>
      new Promise<void>((resolve, reject) => {
        turns.push({ end: resolve, fail: () => reject(new Error('turn failed')) });
      }),
  });
  const turnsAfter = async (ms: number): Promise<number> => {
    await pause(ms);
    return turns.length;
  };
  /** Waits until so many turns have begun. */
  const reached = async (count: number): Promise<number> => {
    for (let ms = 0; ms < 2_000 && turns.length < count; ms++) await pause(1);
    return turns.length;
  };
  return { job, turns, turnsAfter, reached };
}

describe('RepeatingJob', () => {
  it('runs immediately and again after the pause', async () => {
    const { job, turns, turnsAfter, reached } = controlled(40);
    job.start();
    expect(await reached(1)).toBe(1);
    expect(await turnsAfter(60)).toBe(1);
    turns[0]?.end();
    expect(await turnsAfter(15)).toBe(1);
    expect(await reached(2)).toBe(2);
    turns[1]?.end();
    await job.stop();
  });

  it('does nothing before it was started', async () => {
    const { job, turnsAfter } = controlled();
    job.wake();
    expect(await turnsAfter(10)).toBe(0);
  });

  it('runs when woken, and once more when woken any number of times during a run', async () => {
    const { job, turns, turnsAfter, reached } = controlled();
    job.start();
    expect(await reached(1)).toBe(1);
    for (let times = 0; times < 5; times++) job.wake();
    expect(await turnsAfter(5)).toBe(1);
    turns[0]?.end();
    expect(await reached(2)).toBe(2);
    turns[1]?.end();
    expect(await turnsAfter(20)).toBe(2);
    job.wake();
    expect(await reached(3)).toBe(3);
    turns[2]?.end();
    await job.stop();
  });

  it('continues after a failed run, with backoff while it fails', async () => {
    const { job, turns, reached } = controlled(10);
    job.start();
    for (let turn = 1; turn <= 4; turn++) {
      expect(await reached(turn)).toBe(turn);
      turns[turn - 1]?.fail();
    }
    // After four failures in a row the pause is 80 ms ± 20 %; after a success it is 10 ms again.
    const failed = performance.now();
    expect(await reached(5)).toBe(5);
    const slow = performance.now() - failed;
    expect(slow).toBeGreaterThan(60);
    turns[4]?.end();
    const succeeded = performance.now();
    expect(await reached(6)).toBe(6);
    expect(performance.now() - succeeded).toBeLessThan(slow);
    turns[5]?.end();
    await job.stop();
  });

  it('finishes the current run when stopped, and starts no other', async () => {
    const { job, turns, turnsAfter, reached } = controlled(1);
    job.start();
    await reached(1);
    let stopped = false;
    const stop = job.stop().then(() => {
      stopped = true;
    });
    job.wake();
    await pause(5);
    expect(stopped).toBe(false);
    turns[0]?.end();
    await stop;
    job.wake();
    job.start();
    expect(await turnsAfter(10)).toBe(1);
  });

  it('gives each run its own correlation id, not that of the request that woke it', async () => {
    const ids: string[] = [];
    const job = new RepeatingJob({
      name: 'test',
      everyMs: hour,
      logger,
      run: async () => ids.push(correlationId(), correlationId()),
    });
    job.start();
    await pause(5);
    runWithCorrelation('request', () => job.wake());
    await pause(5);
    await job.stop();
    expect(ids).toHaveLength(4);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
    expect(ids).not.toContain('request');
  });
});
