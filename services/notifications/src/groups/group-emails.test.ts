import { expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { GroupNewsFragment as News } from '../generated/orders-queries.js';
import { sampleHouse } from '../house/testing/sample-house.js';
import { composeGroupNews } from './group-emails.js';

const settings = {
  PUBLIC_URL: 'https://hilltop.example',
  VENUE_TIME_ZONE: 'America/Chicago',
  STAFF_INBOX: 'staff@hilltop.test',
  MAIL_FROM: 'Top O’ Hill Terrace <tours@hilltop.test>',
};
const now = new Date('2027-01-05T15:00:00Z');

const group: News['group'] = {
  ...({ number: 'HG-7K3M-9QXW', state: 'secured', organizationName: 'Brook School', organizerName: 'Ada' } as const),
  ...{ tourName: 'Gate to Garden', pupils: 32, adults: 4, quote: null, heldUntil: null, order: null, ending: null },
  countFinalAt: '2027-03-09T23:00:00.000Z',
  money: { depositLeftCents: 0, owedCents: 0, dueBackCents: 0 },
  preferredDays: [{ day: '2027-03-16' }],
} as never;
const news = (kind: News['kind'], more: object = {}): News => ({
  ...{ kind, groupId: 'group', isNewest: true, email: 'ada@school.test', url: 'https://hilltop.example/group/a' },
  group: { ...group, ...more },
});
const part = (place: number, more: object = {}) => ({
  ...{ bookingId: `booking-${place}`, revision: place, durationMinutes: 90, pupils: 16, adults: 2, displaced: false },
  ...{ startsAt: `2027-03-16T1${place}:00:00.000Z`, confirmationCode: `HT-${place}` },
  ...{ visitUrl: `https://hilltop.example/visit/${place}`, ...more },
});

type Seats = Parameters<typeof composeGroupNews>[1];

/** The calendar of a mail, as another library reads it. */
function calendarOf(kind: News['kind'], seats: Partial<Seats> = {}, more: object = {}, name = 'tour.ics') {
  const has = { parts: [part(5), part(7)], givenUp: [], ...seats };
  const mail = composeGroupNews(news(kind, more), has, settings, sampleHouse, now);
  if (mail === 'stale') throw new Error('it is stale');
  const file = mail.attachments.find(({ filename }) => filename === name);
  return file && new ICAL.Component(ICAL.parse(String(file.content)));
}

it('of seats that are booked has an entry for each start', () => {
  const calendar = calendarOf('secured');
  const events = calendar?.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) ?? [];
  expect(calendar?.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(events.map(({ uid, sequence, startDate, endDate }) => [uid, sequence, `${startDate}`, `${endDate}`])).toEqual([
    ['booking-5@bookings.hilltop', 5, '2027-03-16T15:00:00Z', '2027-03-16T16:30:00Z'],
    ['booking-7@bookings.hilltop', 7, '2027-03-16T17:00:00Z', '2027-03-16T18:30:00Z'],
  ]);
  expect(events[0]?.description).toMatch(/^16 pupils and 2 adults\. Confirmation code HT-5\./);
});

const canceled = (kind: News['kind'], seats: Partial<Seats>, more: object = {}) => {
  const calendar = calendarOf(kind, seats, more, 'canceled.ics');
  const uids = calendar
    ?.getAllSubcomponents('vevent')
    .map((one) => [one.getFirstPropertyValue('uid'), one.getFirstPropertyValue('status')]);
  return calendar && [calendar.getFirstPropertyValue('method'), uids];
};
const removed = ['CANCEL', [['booking-5@bookings.hilltop', 'CANCELLED']]];

it('of a day that is closed removes the entries, and of one that is open has them again', () => {
  const parts = [part(5, { displaced: true }), part(7)];
  expect(canceled('displaced', { parts })).toEqual(removed);
  expect(calendarOf('displaced', { parts })?.getAllSubcomponents()).toHaveLength(1);
  expect(calendarOf('restored')?.getFirstPropertyValue('method')).toBe('PUBLISH');
});

it('of other starts changes the entries, and removes those of starts that are given up', () => {
  expect(calendarOf('changed')?.getAllSubcomponents()).toHaveLength(2);
  expect(canceled('changed', {})).toBeUndefined();
  const seats = { parts: [part(7)], givenUp: [part(5)] };
  expect(calendarOf('changed', seats)?.getAllSubcomponents()).toHaveLength(1);
  expect(canceled('changed', seats)).toEqual(removed);
});

it('of a group that does not come removes all of them', () => {
  const seats = { parts: [], givenUp: [part(5)] };
  expect(calendarOf('ended', seats, { state: 'ended', ending: 'canceled' })).toBeUndefined();
  expect(canceled('ended', seats, { state: 'ended', ending: 'canceled' })).toEqual(removed);
});

it('of seats that are held has none', () => {
  const parts = [part(5, { bookingId: null })];
  expect(calendarOf('accepted', { parts }, { state: 'accepted' })).toBeUndefined();
});

it('of a day that is closed says what stays, and where the group moves or cancels', () => {
  const mail = composeGroupNews(news('displaced'), { parts: [], givenUp: [] }, settings, sampleHouse, now);
  expect(mail).toMatchObject({ subject: 'The house is closed on your day (HG-7K3M-9QXW)' });
  const { text } = mail as { text: string };
  expect(text).toContain('We call you about another day');
  expect(text).toContain('stay for another day, or all of it goes back');
  expect(text).toContain('https://hilltop.example/group/a');
});
