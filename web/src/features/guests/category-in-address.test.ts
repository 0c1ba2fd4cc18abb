import { describe, expect, it } from '@jest/globals';
import { guestCategories } from '../../content/guests/guests.js';
import { askedFor, categoryAddress } from './category-in-address.js';

function asked(search: string) {
  return askedFor(new URLSearchParams(search));
}

describe('the category in the address', () => {
  it.each(['', '?', '?category=', '?category=%20', '?suit=hearts'])('%j means the overview', (search) => {
    expect(asked(search)).toBe('overview');
  });

  it.each(guestCategories.map((category) => [category.id, category] as const))(
    'finds %s by its own address',
    (_, c) => {
      expect(asked(new URL(categoryAddress(c), 'https://hill.test').search)).toBe(c);
    },
  );

  it('reads a category as people type it', () => {
    expect(asked('?category=%20Music')).toBe(guestCategories[1]);
  });

  it.each(['?category=poets', '?category=hollywood2', '?category=__proto__'])('%s is unknown', (search) => {
    expect(asked(search)).toBe('unknown');
  });
});
