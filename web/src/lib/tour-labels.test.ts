import { describe, expect, it } from '@jest/globals';
import { bookingAddress, partyLabel, partyWords, printedPrice, tourBadge } from './tour-labels.js';

describe('tour labels', () => {
  it.each([
    [{ capacity: 25, soldByParty: false }, 'Group, up to 25'],
    [{ capacity: 12, soldByParty: false }, 'Group, up to 12'],
    [{ capacity: 1, soldByParty: true }, 'Private, custom'],
  ])('a tour of %j is labeled %s', (tour, words) => {
    expect(partyLabel(tour)).toBe(words);
  });

  it('says how many the starts of a label take: as many as the smallest tour that shares them', () => {
    const group = { type: 'standard', soldByParty: false } as const;
    const tours = [
      { ...group, capacity: 30 },
      { ...group, capacity: 12 },
      { type: 'private', soldByParty: true, capacity: 1 } as const,
    ];
    expect(partyWords('standard', tours)).toBe('up to 12');
    expect(partyWords('premium', tours)).toBe('up to 15');
    expect(partyWords('private', tours)).toBe('custom');
  });

  it('prints a price with a dollar sign', () => {
    expect(printedPrice('25.00')).toBe('$25.00');
    expect(printedPrice('7.50')).toBe('$7.50');
  });

  it('calls the premium tour most popular, allows photography on the private one, and leaves the standard one plain', () => {
    expect(tourBadge('premium', true)?.words).toBe('Most Popular');
    expect(tourBadge('premium', false)).toBeUndefined();
    expect(tourBadge('private', false)?.words).toBe('Photography Allowed');
    expect(tourBadge('standard', true)).toBeUndefined();
  });

  it('puts the tour in its booking URL', () => {
    expect(bookingAddress('private')).toBe('/book-tour?tour=private');
    expect(bookingAddress('private', 'a1')).toBe('/book-tour?tour=private&id=a1');
  });
});
