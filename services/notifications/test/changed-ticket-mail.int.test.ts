import { bookingCancelled } from '@hilltop/contracts/bookings/booking-cancelled';
import { bookingLinkRequested } from '@hilltop/contracts/bookings/booking-link-requested';
import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import { type NotificationsApp, openNotificationsApp } from './support/notifications-app.js';

let app: NotificationsApp;
beforeAll(async () => {
  app = await openNotificationsApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.smtp.received.length = 0;
  app.bookings.isAway = false;
});

const mailsCame = (count: number) => eventually(() => expect(app.smtp.received).toHaveLength(count));

/** The last e-mail, and its calendar entry. */
async function lastMail() {
  const mail = await simpleParser(app.smtp.received.at(-1)?.source ?? '');
  const file = mail.attachments.find(({ contentType }) => contentType === 'text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(file?.content.toString() ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { mail, method: calendar.getFirstPropertyValue('method'), uid: event.uid, sequence: event.sequence };
}

it('mails the ticket again when the booking moves, and removes it from calendars when it is cancelled', async () => {
  const id = await app.confirm();
  await mailsCame(1);
  const first = await lastMail();
  await app.sent(id);
  await app.again(bookingMoved, id, { revision: 1, tourDate: '2026-12-06', startsAt: '2026-12-06T16:00:00.000Z' });
  await mailsCame(2);
  const moved = await lastMail();
  expect(moved.mail.subject).toContain('Sunday, December 6, 2026');
  expect(moved.mail.messageId).not.toBe(first.mail.messageId);
  await app.sent(id);
  await app.again(bookingCancelled, id, { revision: 2, status: 'cancelled', refunds: [] });
  await mailsCame(3);
  const cancelled = await lastMail();
  expect([first, moved, cancelled].map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
  expect([first, moved, cancelled].map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
  expect(new Set([first, moved, cancelled].map(({ uid }) => uid)).size).toBe(1);
});

it('answers the same entry by the visit’s link, and none for another token', async () => {
  const id = await app.confirm();
  await app.sent(id);
  const fileOf = async (token: string) => {
    const query = 'query ($token: String!) { visitCalendar(token: $token) }';
    const answer = await app.service.ask(query, { token });
    return (answer.data as unknown as { visitCalendar: string | null }).visitCalendar;
  };
  expect(await fileOf('stranger')).toBeNull();
  app.bookings.answers.set('token', app.bookings.answers.get(id) as never);
  const calendar = new ICAL.Component(ICAL.parse((await fileOf('token')) ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect([event.uid, event.sequence]).toEqual([`${id}@bookings.hilltop`, 0]);
});

it('mails it again when the guest asks for it', async () => {
  const id = await app.confirm();
  await mailsCame(1);
  await app.sent(id);
  await app.again(bookingLinkRequested, id, {});
  await mailsCame(2);
  expect((await lastMail()).mail.text).toContain('https://hilltop.example/visit/');
});

it('mails the newest ticket once when the booking changes before the first one could be composed', async () => {
  app.bookings.isAway = true;
  const id = await app.confirm();
  await app.delayed(id, 'could not be composed');
  const heard = async () => {
    const query = `SELECT count(*)::integer AS n FROM inbox WHERE consumer = 'notifications-ticket-moved'`;
    return (await app.service.database.dataSource.query(query))[0].n as number;
  };
  const before = await heard();
  await app.again(bookingMoved, id, { revision: 1 });
  await app.again(bookingMoved, id, { revision: 2 });
  await eventually(async () => expect(await heard()).toBe(before + 2));
  // An attempt under way since the first change would send what it reads after bookings is back, and the second change again.
  await app.delayed(id, 'could not be composed');
  app.bookings.isAway = false;
  await app.sent(id);
  await mailsCame(1);
  expect((await lastMail()).sequence).toBe(2);
});
