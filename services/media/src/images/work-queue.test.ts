import { describe, expect, it } from '@jest/globals';
import { BusyError } from '../http/busy-error.js';
import { WorkQueue } from './work-queue.js';

describe('a work queue', () => {
  it('limits concurrent and queued work, and refuses the rest at once', async () => {
    const bench = new WorkQueue(2, 3);
    let atOnce = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const work = async (): Promise<string> => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise<void>((resolve) => ends.push(resolve));
      atOnce -= 1;
      return 'done';
    };
    const taken = [1, 2, 3, 4, 5].map(() => bench.run(work));
    await expect(bench.run(work)).rejects.toThrow(BusyError);
    for (let ended = 0; ended < 5; ended += 1) {
      while (ends.length === 0) await new Promise(setImmediate);
      ends.shift()?.();
    }
    expect(await Promise.all(taken)).toEqual(Array(5).fill('done'));
    expect(most).toBe(2);
  });
});
