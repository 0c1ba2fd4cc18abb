import { houseNames } from '@hilltop/house/house-folder';
import { readHouse } from '@hilltop/house/read-house';
import { describe, expect, it } from '@jest/globals';
import { toursOf } from './seed-tours.js';

describe.each(houseNames())('the tours of the house %s', (name) => {
  const tours = toursOf(readHouse(name));

  it('have an id and a name each, which no other has', () => {
    expect(tours.length).toBeGreaterThan(0);
    for (const field of ['id', 'name'] as const) {
      expect(new Set(tours.map((tour) => tour[field])).size).toBe(tours.length);
    }
  });

  it('charge no ticket twice, and none more than the adult', () => {
    for (const { priceCents, prices = [] } of tours) {
      expect(new Set(prices.map(({ type }) => type)).size).toBe(prices.length);
      expect(prices.filter(({ type, cents }) => type === 'adult' || cents > priceCents)).toEqual([]);
    }
  });
});
