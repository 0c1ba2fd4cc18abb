import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type EmailApp, openEmailApp } from './support/email-app.js';

const QUERY = '{ mailHealth { refused refusedSince lastRefusal delayed delayedSince hasSent } }';
const WELL = { refused: 0, refusedSince: null, lastRefusal: null, delayed: 0, delayedSince: null, hasSent: true };
const NOTHING_SENT = { ...WELL, hasSent: false };
const A_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

let app: EmailApp;
beforeAll(async () => {
  app = await openEmailApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.startOver());

const health = async () => (await app.service.ask(QUERY, {}, testStaff)).data?.mailHealth;

it('has nothing to say while mail leaves', async () => {
  await app.sentTicket();
  expect(await health()).toEqual(WELL);
});

it('counts what a mail server refuses for good, for a day, and says why without the address', async () => {
  app.smtp.refuse(550, 'recipient');
  const [one, other] = [await app.confirm(), await app.confirm()];
  const reason = 'the mail server refused the recipient (550)';
  await Promise.all([app.failed(one, reason), app.failed(other, reason)]);
  expect(await health()).toEqual({ ...NOTHING_SENT, refused: 2, refusedSince: A_TIME, lastRefusal: reason });

  await app.service.database.dataSource.query(
    `UPDATE emails SET due_at = due_at - interval '25 hours' WHERE about = $1`,
    [one],
  );
  expect(await health()).toMatchObject({ refused: 1 });
});

it('counts what the mail server does not accept yet, until it does', async () => {
  await app.smtp.stop();
  const booking = await app.confirm();
  await app.delayed(booking, 'the mail server did not accept it');
  expect(await health()).toEqual({ ...NOTHING_SENT, delayed: 1, delayedSince: A_TIME });

  await app.smtp.listen();
  await app.sent(booking);
  expect(await health()).toEqual(WELL);
});

it('leaves out what waits for a limit or for another service', async () => {
  app.bookings.isAway = true;
  await app.delayed(await app.confirm(), 'could not be composed');
  expect(await health()).toEqual(NOTHING_SENT);
});
