import { houseNames } from '@hilltop/house/house-folder';
import { readHouse } from '@hilltop/house/read-house';
import { describe, expect, it } from '@jest/globals';
import { restaurantsOf } from './seed-restaurants.js';

describe.each(houseNames())('the restaurants of the house %s', (name) => {
  const restaurants = restaurantsOf(readHouse(name));

  it('have a code each, and dishes with an id each', () => {
    expect(new Set(restaurants.map(({ code }) => code)).size).toBe(restaurants.length);
    for (const { items } of restaurants) {
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    }
  });
});

it('are two on the hill, and none at the mill', () => {
  expect(restaurantsOf(readHouse('hill')).map(({ code }) => code)).toEqual(['chick_fil_a', 'jersey_mikes']);
  expect(restaurantsOf(readHouse('mill'))).toEqual([]);
});
