import { describe, expect, it } from '@jest/globals';
import { sampleTicket } from './testing/sample-ticket.js';
import { changeRules } from './ticket-facts.js';

const rules = (now: string) => changeRules(sampleTicket(), 'America/Chicago', new Date(now)).join(' ');

describe('the rules for changes', () => {
  it('name both deadlines while they are ahead', () => {
    expect(rules('2026-11-21T16:30:00Z')).toBe(
      'Change it free until Friday, December 4, 2026, 10:00 AM CST. ' +
        'All your money ($300.00) back until Thursday, December 3, 2026, 10:00 AM CST.',
    );
  });

  it('do not promise what is over', () => {
    expect(rules('2026-12-03T16:00:00Z')).toBe(
      'Change it free until Friday, December 4, 2026, 10:00 AM CST. Canceling brings no money back.',
    );
    expect(rules('2026-12-04T16:00:00Z')).toMatch(/^It is too late to change it online/);
  });
});
