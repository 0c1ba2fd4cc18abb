import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { usHolidays } from '../../../services/shared/contracts/src/house/us-holidays.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { HolidaysForm } from './holidays-form.js';

const year = Number(venueToday().slice(0, 4)) + 1;
const open = [`${year}-07-04`, `${year}-12-24`, `${year}-12-25`];
const staffDays = usHolidays(year).map(({ date }) => ({
  ...{ __typename: 'CalendarDay', date, closed: !open.includes(date), byRule: false, note: '' },
  ...{ guests: 0, displaced: 0, held: 0 },
}));
const houseSetUp = {
  ...{ __typename: 'HouseSetUp', toursWithExamples: [], timesAreLed: true, chargesCards: true, hasBooking: true },
  ...{ changeRule: null, openDays: [{ __typename: 'ConfirmedDay', date: open[0], confirmedBy: 'm', confirmedAt: '' }] },
};

it('opens on the year that is named, and says that the house is open on the days that are neither closed nor said', async () => {
  const confirmOpenDays = { __typename: 'OpenDaysConfirmed', days: [] };
  const answers = { HolidayDays: { staffDays }, HouseSetUp: { houseSetUp }, ConfirmOpenDays: { confirmOpenDays } };
  const sent = renderWithAnswers(<HolidaysForm date={`${year}-12-25`} onLeave={() => undefined} />, answers);
  expect(await screen.findByRole('heading', { name: `Holidays of ${year}` })).toBeDefined();
  expect(await screen.findByText(/Open, as you said/)).toBeDefined();
  press('We are open on the other 2 days');
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'ConfirmOpenDays')?.variables).toEqual({ dates: open.slice(1) }),
  );
});
