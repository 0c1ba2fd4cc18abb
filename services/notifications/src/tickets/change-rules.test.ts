import { describe, expect, it } from '@jest/globals';
import { sampleTicket } from './testing/sample-ticket.js';
import { changeRules } from './ticket-facts.js';

const rules = (now: string) => changeRules(sampleTicket(), 'America/Chicago', new Date(now)).join(' ');

describe('the rules for changes', () => {
  it('name both deadlines while they are ahead', () => {
    expect(rules('2026-11-21T16:30:00Z')).toBe(
      'You can move your visit or change your party until Friday, December 4, 2026, 10:00 AM CST. ' +
        'You get all your money back if you cancel by Thursday, December 3, 2026, 10:00 AM CST. ' +
        'After that you can cancel until the tour starts, without a refund.',
    );
  });

  it('do not promise what is over', () => {
    expect(rules('2026-12-03T16:00:00Z')).toBe(
      'You can move your visit or change your party until Friday, December 4, 2026, 10:00 AM CST. ' +
        'You can cancel until the tour starts, without a refund.',
    );
    expect(rules('2026-12-04T16:00:00Z')).toMatch(/^It is too late to move your visit/);
  });
});
