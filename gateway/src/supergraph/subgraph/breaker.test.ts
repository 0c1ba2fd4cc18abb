import { beforeEach, describe, expect, it } from '@jest/globals';
import { Breaker } from './breaker.js';

const options = { windowSeconds: 10, minCalls: 4, failureRatio: 0.5, openMs: 1_000, maxOpenMs: 4_000 };
let now: number;
let changes: boolean[];
let breaker: Breaker;

beforeEach(() => {
  now = 100_000;
  changes = [];
  breaker = new Breaker(
    () => now,
    options,
    (open) => changes.push(open),
  );
});

const fail = (times = 1): void => {
  for (let turn = 0; turn < times; turn += 1) breaker.admit()?.failed();
};
const succeed = (times = 1): void => {
  for (let turn = 0; turn < times; turn += 1) breaker.admit()?.succeeded();
};

describe('Breaker', () => {
  it('opens when half of enough calls have failed, and says so once', () => {
    succeed(2);
    fail(1);
    expect(breaker.admit()).toBeDefined();
    fail(1);
    expect(breaker.admit()).toBeUndefined();
    expect(breaker.isOpen).toBe(true);
    expect(changes).toEqual([true]);
  });

  it('concludes nothing from few calls', () => {
    fail(3);
    expect(breaker.isOpen).toBe(false);
  });

  it('forgets what is older than the window', () => {
    fail(3);
    now += 11_000;
    fail(3);
    expect(breaker.isOpen).toBe(false);
  });

  it('lets one call through after the pause, and closes when that goes well', () => {
    fail(4);
    now += 1_000;
    const trial = breaker.admit();
    expect(trial).toBeDefined();
    expect(breaker.admit()).toBeUndefined();
    trial?.succeeded();
    expect(breaker.admit()).toBeDefined();
    expect(changes).toEqual([true, false]);
  });

  it('stays open for twice as long after a trial that fails, up to a bound', () => {
    fail(4);
    for (const pause of [1_000, 2_000, 4_000, 4_000]) {
      now += pause - 1;
      expect(breaker.admit()).toBeUndefined();
      now += 1;
      breaker.admit()?.failed();
    }
    expect(changes).toEqual([true]);
  });

  it('gives the trial to another call when it was never made', () => {
    fail(4);
    now += 1_000;
    breaker.admit()?.abandoned();
    expect(breaker.admit()).toBeDefined();
  });

  it('tries at once when something else has seen the subgraph answer', () => {
    fail(4);
    breaker.tryNow();
    expect(breaker.admit()).toBeDefined();
  });

  it('does not listen to calls that were made before it opened', () => {
    const late = breaker.admit();
    fail(4);
    late?.succeeded();
    expect(breaker.isOpen).toBe(true);
  });
});
