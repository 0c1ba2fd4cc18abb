import { houseNames } from '@hilltop/house/house-folder';
import { readHouse } from '@hilltop/house/read-house';
import { expect, it } from '@jest/globals';
import { restaurantsOf } from './seed-restaurants.js';

it('are two of the hill, and none of the mill', () => {
  expect(restaurantsOf(readHouse('hill')).map(({ code }) => code)).toEqual(['chick_fil_a', 'jersey_mikes']);
  expect(restaurantsOf(readHouse('mill'))).toEqual([]);
});

it.each(houseNames())('of the house %s have a code each, and a vegetarian dish', (name) => {
  const restaurants = restaurantsOf(readHouse(name));
  expect(new Set(restaurants.map(({ code }) => code)).size).toBe(restaurants.length);
  for (const { dishes } of restaurants) expect(dishes.some(({ vegetarian }) => vegetarian)).toBe(true);
});
