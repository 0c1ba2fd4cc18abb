import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { describeFault } from './fault.ts';
import { randomPlan } from './random-plan.ts';

const options = {
  seed: 1,
  lastsMs: 60_000,
  parts: ['postgres', 'nats', 's3', 'mail', 'gateway', 'bookings', 'orders'],
  connections: ['bookings to postgres', 'bookings to nats', 'media to s3', 'notifications to mail'],
  faults: 60,
};

describe('the plan of a run', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(randomPlan(options)).toEqual(randomPlan(options));
    expect(randomPlan({ ...options, seed: 2 })).not.toEqual(randomPlan(options));
  });

  it('has enough faults, in order, within its time, and leaves nobody out', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const plan = randomPlan({ ...options, seed });
        const moments = plan.map(({ at }) => at);
        expect(plan.length).toBeGreaterThanOrEqual(60);
        expect(moments).toEqual(moments.toSorted((one, other) => one - other));
        expect(Math.max(...moments)).toBeLessThanOrEqual(60_000);
        const killed = plan.flatMap((fault) =>
          fault.kind === 'kill' || fault.kind === 'immediate' ? [fault.part] : [],
        );
        expect(new Set(killed)).toEqual(new Set(options.parts));
        const touched = plan.flatMap((fault) => ('connection' in fault ? [fault.connection] : []));
        expect(new Set(touched)).toEqual(new Set(options.connections));
        expect(plan.filter(({ kind }) => kind === 'wipe')).toHaveLength(1);
        expect(plan.map(describeFault).every((sentence) => sentence !== '')).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
