import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dateAfter, venueToday } from '../../kit/lib/venue-dates.js';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { DayTimes } from './day-times.js';
import { MonthGrid } from './month-grid.js';
import { WeekGrid } from './week-grid.js';

const today = venueToday();
const startsAt = `${today}T16:00:00.000Z`;
const time = {
  __typename: 'CalendarTime',
  ...{ time: '10:00 AM', startsAt, waiting: 0, displaced: 0, closed: false, planned: true, held: 0 },
  ...{ guideIds: [], guidesNeeded: 1, groups: [] },
};
const hall = { ...time, slotId: 's', tourType: 'standard', capacity: 25, maxGroupSize: 20, sold: 4, guests: 4 };
const own = { ...time, slotId: 'p', tourType: 'private', capacity: 1, maxGroupSize: 20, sold: 1, guests: 3 };
function day(date: string) {
  return {
    __typename: 'CalendarDay',
    ...{
      date,
      closed: false,
      byRule: false,
      special: false,
      starts: ['10:00 AM'],
      usualStarts: ['10:00 AM'],
      note: '',
    },
    ...{ sold: 5, held: 0, guests: 7, waiting: 0, capacity: 26, displaced: 0, times: [hall, own] },
  };
}
const staffCalendar = { __typename: 'StaffCalendar', version: 1, days: [day(dateAfter(today, -1)), day(today)] };
const booking = { __typename: 'Booking', status: 'confirmed', startsAt };
const bookings = {
  __typename: 'BookingPage',
  total: 2,
  bookings: [
    {
      ...{ ...booking, id: 'a', confirmationCode: 'HT-9MKC-4WEV', firstName: 'Ada', lastName: 'Lamar', guests: 4 },
      ...{ tourType: 'standard', tourName: 'Gate to Garden' },
    },
    {
      ...{ ...booking, id: 'b', confirmationCode: 'HT-7K4M-9QXW', firstName: 'Nora', lastName: 'Reed', guests: 3 },
      ...{ tourType: 'private', tourName: 'Night at the Terrace' },
    },
  ],
};
const answers = {
  CalendarTimes: { staffCalendar },
  CalendarMonth: { staffCalendar },
  PartiesOfDay: { bookings },
  StaffTourNames: {
    tours: [
      { __typename: 'Tour', id: 'g', type: 'standard', name: 'Gate to Garden' },
      { __typename: 'Tour', id: 'n', type: 'private', name: 'Night at the Terrace' },
      { __typename: 'Tour', id: 'y', type: 'private', name: 'The Hill to Yourselves' },
    ],
  },
};

beforeEach(() => {
  const staff = { email: 'desk@hilltop.test', name: 'Ruth', role: 'desk' } as const;
  sessionStore.send({ type: 'signedIn', staff, byForm: false });
});

it('shows who comes at each time, which is called by the tours that share it', async () => {
  renderWithAnswers(<DayTimes date={today} isManager={false} />, answers);
  const party = await screen.findByRole('link', { name: 'Nora Reed' });
  expect(party.getAttribute('href')).toBe('/admin/bookings/HT-7K4M-9QXW');
  const row = screen.getByRole('listitem', { name: 'Night at the Terrace and The Hill to Yourselves, 10:00 AM' });
  expect(row.textContent).toContain('party of 3');
  expect(within(row).getByText('Night at the Terrace')).toBeTruthy();
  expect(within(row).queryByText('Ada Lamar')).toBeNull();
  expect(screen.getByRole('listitem', { name: 'Gate to Garden, 10:00 AM' }).textContent).toContain(
    '4 of 25 seats sold',
  );
});

it('says which groups hold or keep a time, with a link to each', async () => {
  const groups = [
    { __typename: 'GroupAtTime', number: 'HG-7K3M-9QXW', people: 54, held: false, kept: true },
    { __typename: 'GroupAtTime', number: 'HG-8W3N-7KTP', people: 1, held: true, kept: false },
  ];
  const other = { ...own, groups: [{ ...groups[0], people: 0 }] };
  const days = { ...staffCalendar, days: [{ ...day(today), times: [{ ...hall, groups }, other] }] };
  renderWithAnswers(<DayTimes date={today} isManager={false} />, {
    ...answers,
    CalendarTimes: { staffCalendar: days },
  });
  const marks = await screen.findByRole('list', { name: 'Groups, Gate to Garden, 10:00 AM' });
  expect([...marks.children].map(({ textContent }) => textContent)).toEqual([
    'HG-7K3M-9QXWhas it for itself, 54 people',
    'HG-8W3N-7KTPholds 1 seat',
  ]);
  expect(within(marks).getByText('HG-7K3M-9QXW').getAttribute('href')).toBe('/admin?tab=groups&search=HG-7K3M-9QXW');
  expect(screen.getAllByText('Kept for a group')).toHaveLength(2);
  expect(screen.getByText('comes on another tour then, alone')).toBeTruthy();
});

it('has a place for each guide whom a time has or needs, and for one more', async () => {
  const groups = [{ __typename: 'GroupAtTime', number: 'HG-7K3M-9QXW', people: 54, held: false, kept: true }];
  const led = { ...hall, guideIds: ['sam'], guidesNeeded: 2, groups };
  const days = { ...staffCalendar, days: [{ ...day(today), times: [led, { ...own, guideIds: ['meg'] }] }] };
  const account = (id: string, name: string) => ({
    __typename: 'StaffAccount',
    id,
    name,
    role: 'GUIDE',
    state: 'ACTIVE',
  });
  const sent = renderWithAnswers(<DayTimes date={today} isManager={true} />, {
    ...{ ...answers, CalendarTimes: { staffCalendar: days } },
    CalendarGuides: { staffAccounts: [account('sam', 'Sam'), account('meg', 'Meg')] },
    AssignGuide: { assignGuide: { __typename: 'CalendarChanged', version: 2 } },
  });
  expect(await screen.findByText('Needs 2 guides, has 1')).toBeTruthy();
  const second = screen.getByLabelText<HTMLSelectElement>('Guide 2 of Gate to Garden, 10:00 AM');
  await within(second).findByText('Meg');
  expect([...second.options].map(({ text }) => text)).toEqual(['No guide yet', 'Meg']);
  fireEvent.change(second, { target: { value: 'meg' } });
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'AssignGuide')?.variables).toMatchObject({
      input: { time: '10:00 AM', guideIds: ['sam', 'meg'] },
    }),
  );
  const tour = 'Night at the Terrace and The Hill to Yourselves, 10:00 AM';
  fireEvent.click(screen.getByRole('button', { name: `Another guide of ${tour}` }));
  expect(screen.getByLabelText(`Guide 2 of ${tour}`)).toBeTruthy();
});

it('asks for no names for a guide', async () => {
  sessionStore.send({ type: 'signedIn', staff: { email: '', name: 'Ruth', role: 'guide' }, byForm: false });
  const sent = renderWithAnswers(<DayTimes date={today} isManager={false} />, answers);
  await screen.findByRole('listitem', { name: 'Night at the Terrace and The Hill to Yourselves, 10:00 AM' });
  expect(new Set(sent.map(({ name }) => name))).toEqual(new Set(['CalendarTimes', 'StaffTourNames']));
});

it('counts people in the week', async () => {
  renderWithAnswers(<WeekGrid date={today} />, answers);
  expect((await screen.findAllByRole('link', { name: /10:00 AM: 7 guests$/ })).length).toBe(2);
});

it('names a time of the week with all that it shows', async () => {
  const held = { ...day(today), times: [{ ...hall, held: 6 }, own] };
  const days = { ...staffCalendar, days: [held] };
  renderWithAnswers(<WeekGrid date={today} />, { ...answers, CalendarTimes: { staffCalendar: days } });
  expect(await screen.findByRole('link', { name: /10:00 AM: 7 guests 6 held$/ })).toBeTruthy();
});

it('counts people in the month, marks today and grays the days before', async () => {
  renderWithAnswers(<MonthGrid date={today} />, answers);
  const link = await screen.findByText('Today');
  expect(link.closest('a')?.getAttribute('aria-current')).toBe('date');
  expect(link.closest('a')?.textContent).toContain('7 guests');
  const cells = [...document.querySelectorAll('[data-date]')];
  const past = cells.filter((cell) => (cell.getAttribute('data-date') ?? '') < today);
  expect(past.every((cell) => cell.closest('td')?.hasAttribute('data-past'))).toBe(true);
  expect(cells.filter((cell) => cell.hasAttribute('aria-current'))).toHaveLength(1);
});
