import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { dateAfter, dayOfWeek, venueToday } from '../../kit/lib/venue-dates.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { RotaTab } from './rota-tab.js';

const monday = dateAfter(venueToday(), 1 - dayOfWeek(venueToday()));

function time(hour: number, guideIds: readonly string[], guidesNeeded = 1) {
  return {
    __typename: 'CalendarTime',
    slotId: `slot ${hour}`,
    tourType: 'standard',
    time: `${hour}:00 AM`,
    startsAt: `${monday}T${hour + 6}:00:00.000Z`,
    durationMinutes: 60,
    sold: 2,
    guests: 2,
    closed: false,
    guideIds,
    guidesNeeded,
  };
}

function account(id: string, name: string, role: string, state: string) {
  return { __typename: 'StaffAccount', id, name, role, state };
}

it('offers guides and managers who are not disabled, and still shows who leads a tour', async () => {
  const day = { __typename: 'CalendarDay', date: monday, closed: false, note: '', guests: 4 };
  renderWithAnswers(<RotaTab />, {
    RotaWeek: {
      staffCalendar: {
        __typename: 'StaffCalendar',
        version: 1,
        days: [{ ...day, times: [time(9, []), time(11, ['gus'])] }],
      },
    },
    CalendarGuides: {
      staffAccounts: [
        account('gus', 'Gus', 'GUIDE', 'DISABLED'),
        account('sam', 'Sam', 'GUIDE', 'ACTIVE'),
        account('meg', 'Meg', 'MANAGER', 'ACTIVE'),
        account('ona', 'Ona', 'OPS', 'ACTIVE'),
      ],
    },
  });
  const choices = await screen.findAllByRole('combobox');
  const offered = choices.map((choice) =>
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => (textContent ?? '').replace(/[\u2068\u2069]/g, '')),
  );
  expect(offered).toEqual([
    ['No guide yet', 'Sam', 'Meg'],
    ['No guide yet', 'Gus, leads no more', 'Sam', 'Meg'],
  ]);
});

it('names a start that needs more guides than it has, for those who could come and where its guide is', async () => {
  const day = { __typename: 'CalendarDay', date: monday, closed: false, note: '', guests: 54 };
  renderWithAnswers(<RotaTab />, {
    RotaWeek: {
      staffCalendar: { __typename: 'StaffCalendar', version: 1, days: [{ ...day, times: [time(9, ['sam'], 2)] }] },
    },
    CalendarGuides: {
      staffAccounts: [account('sam', 'Sam', 'GUIDE', 'ACTIVE'), account('meg', 'Meg', 'MANAGER', 'ACTIVE')],
    },
  });
  const lacking = within(await screen.findByRole('region', { name: 'No guide yet' }));
  expect(lacking.getByText('Needs 2 guides, has 1')).toBeTruthy();
  expect(lacking.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['No guide yet', 'Meg']);
  expect(within(screen.getByRole('region', { name: 'Sam' })).getByText('Needs 2 guides, has 1')).toBeTruthy();
});
