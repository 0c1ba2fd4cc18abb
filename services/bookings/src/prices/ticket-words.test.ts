import { runWithCorrelation } from '@hilltop/platform/logging/correlation';
import { describe, expect, it } from '@jest/globals';
import { adultLines, type TicketLine } from './ticket-line.js';
import { partyWords, proofWords } from './ticket-words.js';

const [two = [], senior, student] = [
  adultLines(2, 2500),
  { type: 'senior', singular: 'senior', plural: 'seniors', count: 1, seats: 1, proof: true, unitCents: 2000 },
  { type: 'student', singular: 'student', plural: 'students', count: 2, seats: 1, proof: true, unitCents: 1800 },
] satisfies [TicketLine[], TicketLine, TicketLine];

describe('a party in words', () => {
  it('names its types, and adds up lines of the same one', () => {
    expect(partyWords([...two, ...adultLines(1, 2700), senior])).toBe('3 adults, 1 senior');
  });

  it('of adults alone is guests, as before there were types', () => {
    expect([partyWords(two), partyWords(adultLines(1, 2500))]).toEqual(['2 guests', '1 guest']);
  });

  it('of adults alone is said in the language of the request', () => {
    const inSpanish = runWithCorrelation('one', () => [partyWords(two), partyWords(adultLines(1, 2500))], 'es');
    expect(inSpanish).toEqual(['2 personas', '1 persona']);
  });

  it('says whom staff ask for an ID', () => {
    expect([proofWords(two), proofWords([...two, senior, student])]).toEqual([null, '1 senior, 2 students']);
  });
});
