import { describe, expect, it } from '@jest/globals';
import { guestCategories } from '../../texts/guests/guests.js';
import { categoryAddress, categoryIn } from './category-in-address.js';

function categoryOf(search: string) {
  return categoryIn(new URLSearchParams(search));
}

describe('the category in the URL', () => {
  it.each(['', '?', '?category=', '?category=%20', '?suit=hearts'])('%j means the overview', (search) => {
    expect(categoryOf(search)).toBe('overview');
  });

  it.each(guestCategories.map((category) => [category.id, category] as const))(
    'finds %s by its own address',
    (_, c) => {
      expect(categoryOf(new URL(categoryAddress(c), 'https://hill.test').search)).toBe(c.id);
    },
  );

  it('ignores the case of a category', () => {
    expect(categoryOf('?category=%20Music')).toBe('music');
  });

  it.each(['?category=poets', '?category=hollywood2', '?category=__proto__'])('%s is unknown', (search) => {
    expect(categoryOf(search)).toBe('unknown');
  });
});
