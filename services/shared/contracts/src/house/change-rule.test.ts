import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type ChangeRule,
  deadlinesOf,
  hoursAhead,
  percentAt,
  refundCents,
  refundDeadlines,
  ruleSentences,
  stillAhead,
} from './change-rule.js';

const startsAt = new Date('2026-12-05T16:00:00.000Z');
const rule: ChangeRule = { changesUntilHours: 24, refundSteps: [{ untilHours: 48, percent: 100 }] };
const steps: ChangeRule = {
  changesUntilHours: 1,
  refundSteps: [
    { untilHours: 72, percent: 80 },
    { untilHours: 24, percent: 50 },
    { untilHours: 0, percent: 10 },
  ],
};
const written = (of: ChangeRule, now: string, amountOf?: (percent: number) => string): string =>
  ruleSentences(stillAhead(deadlinesOf(of, startsAt, amountOf), new Date(now), (moment) => moment.slice(5, 13))).join(
    ' ',
  );

it('says the rule of any visit', () => {
  expect(ruleSentences(hoursAhead(rule)).join(' ')).toBe(
    'Change it free until 24 hours before. All your money back until 48 hours before.',
  );
  expect(ruleSentences(hoursAhead(steps)).join(' ')).toBe(
    'Change it free until an hour before. 80% of your money back until 3 days before, 50% until 24 hours before, 10% until it starts.',
  );
  expect(ruleSentences(hoursAhead({ changesUntilHours: 0, refundSteps: [] }))).toEqual([
    'Change it free until it starts.',
    'Canceling brings no money back.',
  ]);
});

it('says what of a visit is ahead, with amounts', () => {
  expect(written(rule, '2026-12-01T00:00:00Z')).toBe(
    'Change it free until 12-04T16. All your money back until 12-03T16.',
  );
  expect(written(rule, '2026-12-03T16:00:00Z')).toBe('Change it free until 12-04T16. Canceling brings no money back.');
  expect(written(steps, '2026-12-02T16:00:00Z', (percent) => `${percent}.00`)).toBe(
    'Change it free until 12-05T15. 50% of your money ($50.00) back until 12-04T16, 10% ($10.00) until 12-05T16.',
  );
  expect(written(steps, '2026-12-05T16:00:00Z')).toBe(
    'It is too late to change it online. Canceling brings no money back.',
  );
});

const rules = fc
  .uniqueArray(fc.record({ untilHours: fc.nat(8_760), percent: fc.integer({ min: 1, max: 100 }) }), {
    maxLength: 5,
    selector: ({ untilHours }) => untilHours,
  })
  .map((some) => some.toSorted((one, other) => other.untilHours - one.untilHours))
  .map((sorted) => sorted.map((step, at) => ({ ...step, percent: Math.max(1, step.percent - 20 * at) })));

it('gives back what the step of the minute says, never more later, and never more than was paid', () => {
  fc.assert(
    fc.property(rules, fc.nat(2_000_000), fc.nat(8_800 * 60), (refundSteps, cents, minutes) => {
      const falling = refundSteps.filter(
        ({ percent }, at) => at === 0 || percent < (refundSteps[at - 1]?.percent ?? 0),
      );
      const deadlines = refundDeadlines({ refundSteps: falling }, startsAt);
      const at = (before: number) => percentAt(deadlines, new Date(startsAt.getTime() - before * 60_000));
      // A step lasts until its minute, which is no longer in it.
      const step = falling.find(({ untilHours }) => minutes > untilHours * 60);
      expect(at(minutes)).toBe(step?.percent ?? 0);
      expect(at(minutes)).toBeGreaterThanOrEqual(at(Math.max(0, minutes - 1)));
      const back = refundCents(cents, at(minutes));
      expect(back).toBeLessThanOrEqual(cents);
      // Less than a cent is the house's loss.
      expect(back * 100 - cents * at(minutes)).toBeGreaterThanOrEqual(0);
      expect(back * 100 - cents * at(minutes)).toBeLessThan(100);
    }),
  );
});
