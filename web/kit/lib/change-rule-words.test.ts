import { expect, it } from '@jest/globals';
import {
  deadlinesOf,
  hoursAhead,
  ruleSentences,
  stillAhead,
} from '../../../services/shared/contracts/src/house/change-rule.js';
import { ruleOfAnyVisit, ruleOfVisit } from './change-rule-words.js';
import { writtenOut } from './venue-dates.js';

function step(untilHours: number, percent: number) {
  return { untilHours, percent };
}

const startsAt = new Date('2026-12-05T16:00:00.000Z');

it.each([
  { changesUntilHours: 0, refundSteps: [] },
  { changesUntilHours: 1, refundSteps: [step(48, 100)] },
  { changesUntilHours: 24, refundSteps: [step(168, 100), step(48, 50), step(0, 20)] },
  { changesUntilHours: 72, refundSteps: [step(72, 75), step(1, 50)] },
])('the rule %j is said on pages as in mails', (rule) => {
  expect(ruleOfAnyVisit(rule)).toEqual(ruleSentences(hoursAhead(rule)));
  for (const amountOf of [undefined, (percent: number) => `${percent}.00`]) {
    const deadlines = deadlinesOf(rule, startsAt, amountOf);
    for (const now of ['2026-11-22T16:00:00Z', '2026-12-04T16:00:00Z', '2026-12-05T16:00:00Z'].map(
      (at) => new Date(at),
    ))
      expect(ruleOfVisit(deadlines, now)).toEqual(ruleSentences(stillAhead(deadlines, now, writtenOut)));
  }
});
