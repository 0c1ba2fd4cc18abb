import { describe, expect, it } from '@jest/globals';
import { bookingAddress, partyLabel, partySizes, printedPrice, tourBadge } from './tour-labels.js';

describe('tour labels', () => {
  it.each([
    [{ capacity: 25, soldByParty: false }, 'Group, up to 25'],
    [{ capacity: 12, soldByParty: false }, 'Group, up to 12'],
    [{ capacity: 1, soldByParty: true }, 'Private, custom'],
  ])('a tour of %j is labeled %s', (tour, words) => {
    expect(partyLabel(tour)).toBe(words);
  });

  it('says by its name how many the starts of each tour take: as many as the smallest tour that shares them', () => {
    const group = { type: 'standard', soldByParty: false } as const;
    const tours = [
      { ...group, name: 'Gate to Garden', capacity: 30 },
      { ...group, name: 'By Lantern', capacity: 12 },
      { type: 'private', name: 'The Hill to Yourselves', soldByParty: true, capacity: 1 } as const,
    ];
    expect(partySizes(tours)).toEqual([
      { term: 'Gate to Garden', value: 'up to 12' },
      { term: 'By Lantern', value: 'up to 12' },
      { term: 'The Hill to Yourselves', value: 'custom' },
    ]);
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
