import { describe, expect, it } from '@jest/globals';
import { bookingAddress, partyLabel, printedPrice, tourBadge } from './tour-labels.js';

describe('tour labels', () => {
  it.each([
    [{ capacity: 25, soldByParty: false }, 'Group, up to 25'],
    [{ capacity: 12, soldByParty: false }, 'Group, up to 12'],
    [{ capacity: 1, soldByParty: true }, 'Private, custom'],
  ])('a tour of %j is labeled %s', (tour, words) => {
    expect(partyLabel(tour)).toBe(words);
  });

  it('prints a price with a dollar sign', () => {
    expect(printedPrice('25.00')).toBe('$25.00');
    expect(printedPrice('7.50')).toBe('$7.50');
  });

  it('calls the premium tour most popular, allows photography on the private one, and leaves the standard one plain', () => {
    expect(tourBadge('premium')?.words).toBe('Most Popular');
    expect(tourBadge('private')?.words).toBe('Photography Allowed');
    expect(tourBadge('standard')).toBeUndefined();
  });

  it('puts the tour in its booking URL', () => {
    expect(bookingAddress('private')).toBe('/book-tour?tour=private');
    expect(bookingAddress('private', 'a1')).toBe('/book-tour?tour=private&id=a1');
  });
});
