import { describe, expect, it } from '@jest/globals';
import { fixedClock, systemClock } from './clock.js';

describe('clocks', () => {
  it('stands still, whatever is done to what it gave', () => {
    const clock = fixedClock('2026-11-21T10:00:00Z');
    clock.now().setFullYear(1999);
    expect(clock.now().toISOString()).toBe('2026-11-21T10:00:00.000Z');
  });

  it('refuses an instant that is none', () => expect(() => fixedClock('yesterday')).toThrow(RangeError));

  it('goes with the system', () => {
    const before = Date.now();
    const now = systemClock.now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});
