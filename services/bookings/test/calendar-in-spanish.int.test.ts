import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type CalendarApp, openCalendarApp } from './support/calendar-app.js';

const DAY = '2026-12-05';
const NOTES = `query ($day: String!) { houseCalendar { notices { text } specialDays { note } }
  availability(tourType: standard, from: $day, to: $day) { days { note } } }`;
const STAFF = `query ($day: String!) { calendarSettings { notices { text textEs } }
  staffCalendar(from: $day, to: $day) { days { note noteEs } } }`;
const CLOSE = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { __typename } }`;
const MESSAGE = 'query ($token: String!) { myBooking(token: $token) { ... on Booking { displacement { message } } } }';

let app: CalendarApp;
beforeAll(async () => {
  app = await openCalendarApp();
});
afterAll(() => app.close());
beforeEach(() => app.reset());

const shown = async (text: string, variables: object, language?: 'es') =>
  (await app.ask(text, variables, { role: 'visitor' }, undefined, undefined, language)).data;
const notice = { text: 'The tunnel is wet.', level: 'info', from: '2026-11-21T00:00:00Z' };
const hours = { date: DAY, starts: ['10:00 AM'], note: 'One tour.' };

it('says notices and the note of a day in Spanish where staff wrote them, and shows staff both', async () => {
  await app.addNotice({ ...notice, textEs: 'El túnel está mojado.' });
  await app.changeDay({ ...hours, noteEs: 'Un recorrido.' });
  expect(await shown(NOTES, { day: DAY }, 'es')).toEqual({
    houseCalendar: { notices: [{ text: 'El túnel está mojado.' }], specialDays: [{ note: 'Un recorrido.' }] },
    availability: { days: [{ note: 'Un recorrido.' }] },
  });
  expect(await shown(NOTES, { day: DAY })).toEqual({
    houseCalendar: { notices: [{ text: 'The tunnel is wet.' }], specialDays: [{ note: 'One tour.' }] },
    availability: { days: [{ note: 'One tour.' }] },
  });
  expect((await app.ask(STAFF, { day: DAY }, testStaff)).data).toEqual({
    calendarSettings: { notices: [{ text: 'The tunnel is wet.', textEs: 'El túnel está mojado.' }] },
    staffCalendar: { days: [{ note: 'One tour.', noteEs: 'Un recorrido.' }] },
  });
});

it('falls back to English, keeps a note in a change without it, and drops it with the English one', async () => {
  await app.addNotice(notice);
  await app.changeDay({ ...hours, noteEs: 'Un recorrido.' });
  await app.changeDay({ ...hours, starts: ['11:00 AM'] });
  expect(await shown(NOTES, { day: DAY }, 'es')).toMatchObject({
    houseCalendar: { notices: [{ text: 'The tunnel is wet.' }], specialDays: [{ note: 'Un recorrido.' }] },
  });
  await app.changeDay({ ...hours, note: '' });
  expect(await shown(NOTES, { day: DAY }, 'es')).toMatchObject({ houseCalendar: { specialDays: [{ note: '' }] } });
});

it('tells a displaced party in Spanish, and its times are closed with the English reason', async () => {
  const booked = await app.book({ tourDate: DAY, tourTime: '10:00 AM' });
  const token = String((booked.booking as { visitUrl: string }).visitUrl)
    .split('/')
    .at(-1);
  await app.changeDay({ ...hours, noteEs: 'Un recorrido.' });
  const closing = { date: DAY, reason: 'Ice storm', message: 'The drive is not safe.' };
  await app.ask(CLOSE, { input: { ...closing, messageEs: 'El camino no es seguro.' } }, testStaff);
  const message = async (language?: 'es') => (await shown(MESSAGE, { token }, language))?.myBooking;
  expect(await message('es')).toEqual({ displacement: { message: 'El camino no es seguro.' } });
  expect(await message()).toEqual({ displacement: { message: 'The drive is not safe.' } });
  expect(await shown(NOTES, { day: DAY }, 'es')).toMatchObject({ availability: { days: [{ note: 'Ice storm' }] } });
});
