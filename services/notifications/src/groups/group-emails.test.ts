import { readPdf } from '@hilltop/platform/testing/pdf-text';
import { expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { GroupNewsFragment as News } from '../generated/orders-queries.js';
import { HOUSE_NAME } from '../house/house.js';
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

async function filesOf(kind: News['kind'], seats: Seats, more: object) {
  const mail = await composeGroupNews(news(kind, more), seats, settings, sampleHouse, now);
  if (mail === 'stale') throw new Error('it is stale');
  return mail.attachments;
}

/** The calendar of a mail, as another library reads it. */
async function calendarOf(kind: News['kind'], seats: Partial<Seats> = {}, more: object = {}, name = 'tour.ics') {
  const files = await filesOf(kind, { parts: [part(5), part(7)], givenUp: [], ...seats }, more);
  const file = files.find(({ filename }) => filename === name);
  return file && new ICAL.Component(ICAL.parse(String(file.content)));
}

it('of seats that are booked has an entry for each start', async () => {
  const calendar = await calendarOf('secured');
  const events = calendar?.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) ?? [];
  expect(calendar?.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(events.map(({ uid, sequence, startDate, endDate }) => [uid, sequence, `${startDate}`, `${endDate}`])).toEqual([
    ['booking-5@bookings.hilltop', 5, '2027-03-16T15:00:00Z', '2027-03-16T16:30:00Z'],
    ['booking-7@bookings.hilltop', 7, '2027-03-16T17:00:00Z', '2027-03-16T18:30:00Z'],
  ]);
  expect(events[0]?.description).toMatch(/^16 pupils and 2 adults\. Confirmation code HT-5\./);
});

const canceled = async (kind: News['kind'], seats: Partial<Seats>, more: object = {}) => {
  const calendar = await calendarOf(kind, seats, more, 'canceled.ics');
  const uids = calendar
    ?.getAllSubcomponents('vevent')
    .map((one) => [one.getFirstPropertyValue('uid'), one.getFirstPropertyValue('status')]);
  return calendar && [calendar.getFirstPropertyValue('method'), uids];
};
const removed = ['CANCEL', [['booking-5@bookings.hilltop', 'CANCELLED']]];

it('of a day that is closed removes the entries, and of one that is open has them again', async () => {
  const parts = [part(5, { displaced: true }), part(7)];
  expect(await canceled('displaced', { parts })).toEqual(removed);
  expect((await calendarOf('displaced', { parts }))?.getAllSubcomponents()).toHaveLength(1);
  expect((await calendarOf('restored'))?.getFirstPropertyValue('method')).toBe('PUBLISH');
});

it('of other starts changes the entries, and removes those of starts that are given up', async () => {
  expect((await calendarOf('changed'))?.getAllSubcomponents()).toHaveLength(2);
  expect(await canceled('changed', {})).toBeUndefined();
  const seats = { parts: [part(7)], givenUp: [part(5)] };
  expect((await calendarOf('changed', seats))?.getAllSubcomponents()).toHaveLength(1);
  expect(await canceled('changed', seats)).toEqual(removed);
});

it('of a group that does not come removes all of them', async () => {
  const seats = { parts: [], givenUp: [part(5)] };
  expect(await calendarOf('ended', seats, { state: 'ended', ending: 'canceled' })).toBeUndefined();
  expect(await canceled('ended', seats, { state: 'ended', ending: 'canceled' })).toEqual(removed);
});

it('of seats that are held has none', async () => {
  const parts = [part(5, { bookingId: null })];
  expect(await calendarOf('accepted', { parts }, { state: 'accepted' })).toBeUndefined();
});

it('of a day that is closed says what stays, and where the group moves or cancels', async () => {
  const mail = await composeGroupNews(news('displaced'), { parts: [], givenUp: [] }, settings, sampleHouse, now);
  expect(mail).toMatchObject({ subject: 'The house is closed on your day (HG-7K3M-9QXW)' });
  const { text } = mail as { text: string };
  expect(text).toContain('We call you about another day');
  expect(text).toContain('stay for another day, or all of it goes back');
  expect(text).toContain('https://hilltop.example/group/a');
});

it('of a quote has this version of it as a file', async () => {
  const starts = [{ tourDate: '2027-03-16', tourTime: '10:00 AM', pupils: 32, adults: 4, ownStart: false }];
  const quote: News['group']['quote'] = {
    ...({ version: 2, rateKind: 'school', pupils: 32, adults: 4, free: 4, parts: starts } as const),
    ...{
      lines: [{ label: '32 people at $10.00', cents: 32_000 }],
      taxCents: 0,
      totalCents: 32_000,
      depositCents: 8_000,
    },
    ...{ validUntil: '2027-01-19T22:00:00.000Z', quotedAt: '2027-01-05T15:00:00.000Z' },
  };
  const seats = { parts: [], givenUp: [] };
  const pdfsOf = async (kind: News['kind'], more: object) =>
    (await filesOf(kind, seats, more)).filter(({ contentType }) => contentType === 'application/pdf');
  const [file, ...others] = await pdfsOf('quoted', { state: 'quoted', quote });
  expect([file?.filename, others]).toEqual(['HG-7K3M-9QXW-2.pdf', []]);
  const { pages } = readPdf(file?.content as Buffer);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toEqual(
    expect.arrayContaining([
      ...['Quote HG-7K3M-9QXW, version 2', HOUSE_NAME, sampleHouse.phone, 'Brook School', '$320.00', '$80.00'],
      ...[
        'Valid until Tuesday, January 19, 2027, 4:00 PM',
        'Tuesday, March 16, 2027, 10:00 AM: 32 pupils and 4 adults',
      ],
    ]),
  );
  expect(await pdfsOf('changed', { quote })).toEqual([]);
});
