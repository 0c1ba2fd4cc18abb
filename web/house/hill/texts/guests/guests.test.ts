import { describe, expect, it } from '@jest/globals';
import { guestCategories, guests } from './guests.js';

const ranksInOrder = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];

describe('the deck of guests', () => {
  it('puts no guest on the hill after that guest’s death', () => {
    expect(guests.filter(({ eraYears, died }) => eraYears.to > died || eraYears.from > eraYears.to)).toEqual([]);
  });

  it('puts no guest on the hill before the Brownings or long after them', () => {
    expect(guests.filter(({ eraYears }) => eraYears.from < 1926 || eraYears.to > 1953)).toEqual([]);
  });

  it('deals each category its suit and descending ranks, no card twice', () => {
    for (const { id, suit, guests: dealt } of guestCategories) {
      expect(dealt.filter((guest) => guest.suit !== suit || guest.category !== id)).toEqual([]);
      if (suit === 'joker') continue;
      const places = dealt.map(({ rank }) => ranksInOrder.indexOf(rank));
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
    }
    expect(new Set(guests.map(({ id }) => id)).size).toBe(guests.length);
  });

  it('marks no visit as on record, and credits every card as an illustration', () => {
    expect(guests.filter(({ certainty }) => certainty === 'on record')).toEqual([]);
    expect(guests.filter(({ photoSource }) => !photoSource.startsWith('Illustration'))).toEqual([]);
  });

  it('tells who each guest was and how the visit is known', () => {
    for (const { biography, description, notable, emblem, era } of guests) {
      expect(biography.length).toBeGreaterThanOrEqual(2);
      expect([description, notable, emblem, era, ...biography]).not.toContain('');
    }
  });
});
