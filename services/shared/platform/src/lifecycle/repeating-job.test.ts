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
  return { job, turns, turnsAfter };
}

describe('RepeatingJob', () => {
  it('takes its first turn at once and the next after the pause', async () => {
    const { job, turns, turnsAfter } = controlled(40);
    job.start();
    expect(await turnsAfter(10)).toBe(1);
    expect(await turnsAfter(60)).toBe(1);
    turns[0]?.end();
    expect(await turnsAfter(15)).toBe(1);
    expect(await turnsAfter(60)).toBe(2);
    turns[1]?.end();
    await job.stop();
  });

  it('does nothing before it was started', async () => {
    const { job, turnsAfter } = controlled();
    job.wake();
    expect(await turnsAfter(10)).toBe(0);
  });

  it('takes a turn when woken, and one more however often it was woken during a turn', async () => {
    const { job, turns, turnsAfter } = controlled();
    job.start();
    expect(await turnsAfter(5)).toBe(1);
    for (let times = 0; times < 5; times++) job.wake();
    expect(await turnsAfter(5)).toBe(1);
    turns[0]?.end();
    expect(await turnsAfter(5)).toBe(2);
    turns[1]?.end();
    expect(await turnsAfter(10)).toBe(2);
    job.wake();
    expect(await turnsAfter(5)).toBe(3);
    turns[2]?.end();
    await job.stop();
  });

  it('lives on after a turn that failed, and goes more slowly while it fails', async () => {
    const { job, turns, turnsAfter } = controlled(10);
    job.start();
    for (let turn = 0; turn < 4; turn++) {
      while (turns.length === turn) await pause(1);
      turns[turn]?.fail();
    }
    // After four failures the pause is 80 ms ± 20 %.
    expect(await turnsAfter(40)).toBe(4);
    expect(await turnsAfter(70)).toBe(5);
    turns[4]?.end();
    expect(await turnsAfter(25)).toBe(6);
    turns[5]?.end();
    await job.stop();
  });

  it('finishes the running turn when stopped, and begins no other', async () => {
    const { job, turns, turnsAfter } = controlled(1);
    job.start();
    await turnsAfter(5);
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

  it('gives each turn a correlation id of its own, not that of the request that woke it', async () => {
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
