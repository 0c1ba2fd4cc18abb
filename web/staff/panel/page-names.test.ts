import { describe, expect, it } from '@jest/globals';
import { groupsFor, pageLabels, pageNamed, pagesFor } from './page-names.js';

describe('the navigation', () => {
  it('offers a manager every page in four groups, with the own account beside the name', () => {
    expect(groupsFor('manager').map(({ title }) => title)).toEqual([
      'Every day',
      'The house’s books',
      'On the site',
      'Behind the scenes',
    ]);
    const pages = groupsFor('manager').flatMap(({ entries }) => entries.flatMap((entry) => entry.pages));
    expect(pages.toSorted()).toEqual(
      Object.keys(pageLabels)
        .filter((name) => name !== 'account')
        .toSorted(),
    );
  });

  it.each(['guide', 'desk', 'ops', 'bookkeeper', 'owner'] as const)(
    'offers %s no page that the role does not have',
    (role) => {
      const pages = groupsFor(role).flatMap(({ entries }) => entries.flatMap((entry) => entry.pages));
      expect([...pages, 'account'].toSorted()).toEqual([...pagesFor(role)].toSorted());
    },
  );

  it('calls an entry by the first page that the role has', () => {
    expect(groupsFor('ops')).toEqual([
      { title: 'Every day', entries: [{ icon: 'messages', pages: ['emails'] }] },
      { title: 'Behind the scenes', entries: [{ icon: 'status', pages: ['status'] }] },
    ]);
  });
});

it.each([
  ['orders', 'desk', 'orders'],
  ['staff', 'desk', 'today'],
  [null, 'ops', 'status'],
  ['nonsense', 'manager', 'today'],
  [null, 'bookkeeper', 'money'],
  ['bookings', 'owner', 'money'],
] as const)('the address that names %s opens for %s on %s', (name, role, page) => {
  expect(pageNamed(name, role)).toBe(page);
});

it.each([
  ['bookkeeper', 'bookings'],
  ['owner', 'bookings'],
  ['ops', 'status'],
] as const)('the address of a booking opens for %s on %s', (role, page) => {
  expect(pageNamed(null, role, 'HT-7K4M-9QXW')).toBe(page);
});
