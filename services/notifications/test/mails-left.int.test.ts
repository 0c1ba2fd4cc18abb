import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type EmailApp, openEmailApp } from './support/email-app.js';

const QUERY = `query ($id: ID!) { _entities(representations: [{ __typename: "Booking", id: $id }]) {
  ... on Booking { mailsLeft { kind sentAt } } } }`;
const A_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

let app: EmailApp;
beforeAll(async () => {
  app = await openEmailApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.startOver();
  await emptyTables(app.service.database.dataSource, 'email_sendings');
});

async function mailsLeft(id: string, caller: Parameters<EmailApp['service']['ask']>[2] = testStaff) {
  const { data } = await app.service.ask(QUERY, { id }, caller);
  const { _entities } = data as unknown as { _entities: [{ mailsLeft: { kind: string; sentAt: string }[] | null }] };
  return _entities[0].mailsLeft;
}

it('has each time that a mail about the booking left, oldest first', async () => {
  const booking = await app.confirm();
  expect(await mailsLeft(booking)).toEqual([]);
  await app.sent(booking);
  await app.again(bookingMoved, booking, {});
  await eventually(() => expect(app.smtp.received).toHaveLength(2), 20_000);
  await app.sent(booking);
  const left = await mailsLeft(booking);
  expect(left).toEqual([
    { kind: 'TICKET', sentAt: A_TIME },
    { kind: 'TICKET', sentAt: A_TIME },
  ]);
  expect(Date.parse(left?.[0]?.sentAt ?? '')).toBeLessThan(Date.parse(left?.[1]?.sentAt ?? ''));
});

it('has the last time of a mail that an earlier release sent', async () => {
  const booking = await app.confirm();
  await app.sent(booking);
  await emptyTables(app.service.database.dataSource, 'email_sendings');
  expect(await mailsLeft(booking)).toEqual([{ kind: 'TICKET', sentAt: A_TIME }]);
});

it('is not for guides and visitors', async () => {
  const booking = await app.confirm();
  await app.sent(booking);
  expect(await mailsLeft(booking, { ...testStaff, staffRole: 'guide' })).toBeNull();
  expect(await mailsLeft(booking, { role: 'visitor' })).toBeNull();
});
