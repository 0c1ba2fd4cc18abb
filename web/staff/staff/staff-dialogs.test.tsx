import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { StaffMemberFragment } from '../../generated/staff-operations.js';
import { dateAfter, venueToday } from '../../kit/lib/venue-dates.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { StaffDialog } from './staff-dialogs.js';

const gus = { id: 'gus', name: 'Gus Guide', role: 'GUIDE', state: 'ACTIVE' } as StaffMemberFragment;
function led(day: string, hour: number) {
  return {
    __typename: 'TimeLed',
    slotId: `${day} ${hour}`,
    startsAt: `${day}T${hour}:30:00Z`,
  };
}

function open(action: 'disable' | 'role', times: readonly object[]) {
  return renderWithAnswers(
    <StaffDialog
      action={action}
      member={gus}
      run={async () => {
        throw new Error('nothing is sent');
      }}
      onClose={() => undefined}
    />,
    { TimesLed: { timesLed: times } },
  );
}

it('says before an account is disabled which times it leads no more', async () => {
  const today = venueToday();
  const sent = open('disable', [led(today, 18), led(dateAfter(today, 1), 19)]);
  expect((await screen.findByText(/^They lead 2 times/)).textContent).toMatch(
    /^They lead 2 times: today \d+:30 PM, tomorrow \d+:30 PM\. They will not lead these any more\.$/,
  );
  expect(sent.map(({ name, variables }) => [name, variables])).toEqual([['TimesLed', { id: 'gus' }]]);
});

it('names the first five of many', async () => {
  open(
    'disable',
    Array.from({ length: 7 }, (_, at) => led(dateAfter(venueToday(), at + 2), 18)),
  );
  expect((await screen.findByText(/^They lead 7 times/)).textContent).toMatch(
    / and 2 more\. They will not lead these any more\.$/,
  );
});

it('says nothing of who leads none', async () => {
  open('disable', []);
  await screen.findByText(/All sessions end/);
  expect(screen.queryByText(/They lead/)).toBeNull();
});

it.each(['OPS', 'BOOKKEEPER', 'OWNER'])('says it of a role that leads no times, and of no other: %s', async (value) => {
  const sent = open('role', [led(venueToday(), 18)]);
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Role/), { target: { value } });
  expect((await screen.findByText(/^They lead 1 time:/)).textContent).toMatch(/They will not lead it any more\.$/);
});
