import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, SLOT } from './support/booking-request.js';
import { type CalendarApp, openCalendarApp } from './support/calendar-app.js';
import { strangers } from './support/tour-app.js';

let app: CalendarApp;
let token: string;
let bookingId: string;
beforeAll(async () => {
  app = await openCalendarApp();
  const { booking } = (await app.book({ tickets: adults(4) })) as unknown as {
    booking: { visitUrl: string; id: string };
  };
  bookingId = booking.id;
  token = booking.visitUrl.split('/').at(-1) ?? '';
});
afterAll(() => app.close());

const CLOSE = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { __typename
  ... on DayClosed { closure { id parties guests policy deadline } }
  ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;
const input = { date: SLOT.tourDate, reason: 'Ice storm', message: 'The drive is not safe.' };
const close = (changes: object = {}, caller: Parameters<CalendarApp['ask']>[2] = testStaff) =>
  app.one(CLOSE, { input: { ...input, ...changes } }, 'closeDay', caller);
const VISIT = `query ($token: String!) { myBooking(token: $token) { ... on Booking { status revision
  displacement { state reason message policy wholeDay offers { tourDate tourTime seats } } } } }`;
const visit = () => app.one(VISIT, { token }, 'myBooking');
const changes = () =>
  app.one(`{ bookingChanges(bookingId: "${bookingId}") { kind byVisitor staffId reason } }`, {}, 'bookingChanges');
const availability = async () => {
  const text = `{ availability(tourType: standard, from: "${SLOT.tourDate}", to: "${SLOT.tourDate}") {
    days { open closedBecause note times { time } } } }`;
  return app.one(text, {}, 'availability');
};

describe('closeDay', () => {
  it.each([...strangers, { ...testStaff, staffRole: 'desk' } as const])('is for managers only', async (caller) => {
    expect((await close({}, caller)).__typename).toMatch(/^Not(SignedIn|Allowed)$/);
    expect(await visit()).toMatchObject({ status: 'confirmed', displacement: null });
  });

  it.each([
    ['a day that is none', { date: '2026-13-01' }, 'date'],
    ['a day that is over', { date: '2026-11-20' }, 'date'],
    ['an end before the beginning', { until: '2026-12-01' }, 'until'],
    ['more than a year', { until: '2028-01-01' }, 'until'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['no message', { message: '' }, 'message'],
    ['a time that is none', { times: ['ten'] }, 'times.0'],
    ['no time', { times: [] }, 'times'],
    ['a deadline that is over', { deadline: '2026-11-20T12:00:00Z' }, 'deadline'],
  ])('refuses %s, and names the field', async (_, changes, field) => {
    expect(await close(changes)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
  });

  it('has a preview that changes nothing', async () => {
    const text = `{ previewClosure(date: "${SLOT.tourDate}") { ... on ClosurePreview {
      times parties guests paid holds heldSeats foodParties } } }`;
    expect(await app.one(text, {}, 'previewClosure')).toEqual({
      ...{ times: 9, parties: 1, guests: 4, paid: '100.00', holds: 0, heldSeats: 0, foodParties: 0 },
    });
    expect(await visit()).toMatchObject({ status: 'confirmed' });
  });

  it('shows in availability, in the public calendar, in the visit, and to staff', async () => {
    const closed = await close();
    expect(closed).toMatchObject({ __typename: 'DayClosed', closure: { parties: 1, guests: 4, policy: 'refund' } });
    expect(await availability()).toMatchObject({
      days: [{ open: false, closedBecause: 'CLOSURE', note: 'Ice storm', times: [] }],
    });
    const { specialDays, notices } = await app.houseCalendar();
    expect(specialDays).toEqual([{ date: SLOT.tourDate, closed: true, starts: [], note: 'Ice storm' }]);
    expect(notices).toMatchObject([{ text: 'We are closed on Saturday, December 5. Ice storm.', level: 'warning' }]);
    await eventually(async () =>
      expect(await visit()).toMatchObject({
        status: 'displaced',
        revision: 1,
        displacement: {
          ...{
            state: 'displaced',
            reason: 'Ice storm',
            message: 'The drive is not safe.',
            policy: 'refund',
            wholeDay: true,
          },
          offers: [
            { tourDate: '2026-12-06', tourTime: '10:00 AM', seats: 4 },
            { tourDate: '2026-12-12', tourTime: '10:00 AM', seats: 4 },
          ],
        },
      }),
    );
    const shown = await app.one(
      '{ closures { date parties unanswered unansweredAmount answers { lastName guests state askedAt } } }',
      {},
      'closures',
    );
    expect(shown).toEqual([
      {
        ...{ date: SLOT.tourDate, parties: 1, unanswered: 1, unansweredAmount: '100.00' },
        answers: [{ lastName: 'Person', guests: 4, state: 'displaced', askedAt: expect.any(String) }],
      },
    ]);
    expect((await app.day(SLOT.tourDate)).displaced).toBe(1);
    expect(await changes()).toEqual([
      { kind: 'displaced', byVisitor: false, staffId: testStaff.id, reason: 'Ice storm' },
    ]);
  });

  it('is answered like the first request when it is repeated, refused when the day is already closed, and undone by reopening it', async () => {
    const again = await close();
    expect(again).toMatchObject({ __typename: 'DayClosed', closure: { parties: 1 } });
    expect(await close({ reason: 'A flood' })).toMatchObject({ __typename: 'AlreadyClosed' });
    expect(await close({ deadline: '2026-12-04T20:00:00Z' })).toMatchObject({ __typename: 'AlreadyClosed' });
    const text = `mutation { reopenDay(date: "${SLOT.tourDate}") { __typename ... on DayReopened { date parties } } }`;
    expect(await app.one(text, {}, 'reopenDay')).toEqual({
      __typename: 'DayReopened',
      date: SLOT.tourDate,
      parties: 1,
    });
    expect(await availability()).toMatchObject({ days: [{ open: true, closedBecause: null }] });
    expect(await visit()).toMatchObject({
      status: 'confirmed',
      revision: 2,
      displacement: { state: 'restored', offers: [] },
    });
    expect((await app.houseCalendar()).notices).toEqual([]);
    expect(await changes()).toMatchObject([
      { kind: 'restored', reason: null },
      { kind: 'displaced', reason: 'Ice storm' },
    ]);
  });

  it('of some times says to their parties that the day is not closed', async () => {
    const { booking } = (await app.book({ tickets: adults(2), tourDate: '2026-12-13' })) as unknown as {
      booking: { visitUrl: string };
    };
    await close({ date: '2026-12-13', times: [SLOT.tourTime] });
    const token = booking.visitUrl.split('/').at(-1) ?? '';
    await eventually(async () =>
      expect(await app.one(VISIT, { token }, 'myBooking')).toMatchObject({
        status: 'displaced',
        displacement: { wholeDay: false },
      }),
    );
  });
});
