import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { HydrationDataContext } from '../../kit/document/hydration-data.js';
import { HouseFacts } from './house-facts.js';

const house = {
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: weekday === 1 ? [] : ['9:00 AM', '5:00 PM'] })),
  specialDays: [],
  notices: [],
  today: { date: '2026-12-05', starts: [], note: '', next: { date: '2026-12-06', time: '9:00 AM' } },
  content: { house: { street: '1 Mill Road', town: 'Springfield, Vermont 05156', phone: '802-555-0100', socials: [] } },
};

function words(data: object): readonly (string | null)[] {
  render(
    <HydrationDataContext value={{ today: '2026-12-05', search: '', answers: {}, ...data }}>
      <HouseFacts />
    </HydrationDataContext>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it('has price, hours, next tour, parking, address and number of what staff keep', () => {
  expect(words({ house, from: '$18' })).toEqual([
    'Tours from $18',
    'Tuesday to Sunday, 9 AM to 5 PM',
    'Next tour tomorrow, 9:00 AM',
    'Parking is free',
    '1 Mill Road, Springfield',
    '802-555-0100',
  ]);
  expect(screen.getByRole('link', { name: '802-555-0100' }).getAttribute('href')).toBe('tel:+18025550100');
  expect(screen.getByRole('link', { name: /Mill Road/ }).getAttribute('href')).toContain('Springfield%2C%20Vermont');
});

it('has what the house always says where nothing else is known', () => {
  expect(words({})).toEqual(['Parking is free']);
});
