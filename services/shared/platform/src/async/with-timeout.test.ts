import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withTimeout } from './with-timeout.js';

const tooLong = (): never => {
  throw new Error('took too long');
};
const never = new Promise<never>(() => undefined);

describe('withTimeout', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('settles like the work, and leaves no timer behind', async () => {
    expect(await withTimeout(Promise.resolve('done'), 1_000, tooLong)).toBe('done');
    await expect(withTimeout(Promise.reject(new Error('refused')), 1_000, tooLong)).rejects.toThrow('refused');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('returns the fallback exactly at the timeout', async () => {
    let answer: string | undefined;
    const waiting = withTimeout(never, 1_000, () => 'late').then((given) => {
      answer = given;
    });
    await jest.advanceTimersByTimeAsync(999);
    expect(answer).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await waiting;
    expect(answer).toBe('late');
  });

  it('rejects with the error of the fallback', async () => {
    const failed = expect(withTimeout(never, 1_000, tooLong)).rejects.toThrow('took too long');
    await jest.advanceTimersByTimeAsync(1_000);
    await failed;
  });

  it('ignores work that fails afterwards', async () => {
    let fail: (error: Error) => void = tooLong;
    const work = new Promise<string>((_, reject) => {
      fail = reject;
    });
    const waiting = withTimeout(work, 1_000, () => 'late');
    await jest.advanceTimersByTimeAsync(1_000);
    fail(new Error('after all'));
    expect(await waiting).toBe('late');
  });
});
