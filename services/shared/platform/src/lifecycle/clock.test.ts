import { describe, expect, it } from '@jest/globals';
import { fixedClock, systemClock } from './clock.js';

describe('clocks', () => {
  it('stays fixed when a returned date is changed', () => {
    const clock = fixedClock('2026-11-21T10:00:00Z');
    clock.now().setFullYear(1999);
    expect(clock.now().toISOString()).toBe('2026-11-21T10:00:00.000Z');
  });

  it('refuses an invalid instant', () => expect(() => fixedClock('yesterday')).toThrow(RangeError));

  it('follows the system clock', () => {
    const before = Date.now();
    const now = systemClock.now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});
