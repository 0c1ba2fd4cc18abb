import { bookingLinkRequested } from '@hilltop/contracts/bookings/booking-link-requested';
import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { eventually } from '@hilltop/platform/testing/eventually';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type EmailApp, openEmailApp } from './support/email-app.js';

const limit = 20;
const her = { email: 'her@example.test' };
const displacement = {
  state: 'displaced',
  reason: 'Ice on the drive',
  message: 'The drive is not safe.',
  deadline: '2026-12-04T18:00:00.000Z',
  policy: 'refund',
  wholeDay: true,
  offers: [],
} as const;

const clock = new TestClock('2026-11-24T10:00:00Z');
let app: EmailApp;
beforeAll(async () => {
  app = await openEmailApp({ clock, perAddress: limit });
});
afterAll(() => app.close());
beforeEach(() => app.startOver());

/** Strangers book with her address until its limit is used up. */
async function strangersBook(spelling = () => her.email): Promise<void> {
  const ids: string[] = [];
  for (let turn = 0; turn < limit; turn += 1) ids.push(await app.confirm(1, { email: spelling() }));
  for (const id of ids) await app.sent(id);
  app.smtp.received.length = 0;
}

/** How often her address was counted. */
async function counted(): Promise<number> {
  const [row] = await app.service.database.dataSource.query('SELECT max(count) AS count FROM recipient_counts');
  return row.count;
}

describe('when strangers have used up the limit of an address', () => {
  beforeEach(() => strangersBook());

  it('the ticket of a further booking waits, and staff see why and until when', async () => {
    const booking = await app.confirm(1, her);
    await app.heldBack(booking);
    expect(app.smtp.received).toHaveLength(0);
    expect(await app.list({ status: 'WAITING' })).toMatchObject({
      total: 1,
      emails: [
        {
          subjectId: booking,
          lastFault: 'daily limit for this address reached',
          nextAttemptAt: '2026-11-25T00:00:00.000Z',
        },
      ],
    });
    expect(await app.list({ status: 'QUEUED' })).toMatchObject({ total: 0 });
    expect(await app.list({ status: 'FAILED' })).toMatchObject({ total: 0 });
  });

  it('changes of her booking arrive', async () => {
    const booking = await app.confirm(1, her);
    await app.heldBack(booking);
    await app.again(bookingMoved, booking, { ...her, revision: 1 });
    await app.sent(booking);
    expect(app.smtp.received).toHaveLength(1);
  });

  it('the closing of her day arrives', async () => {
    const booking = await app.confirm(1, her);
    await app.heldBack(booking);
    await app.displace(booking, { ...her, displacement: { ...displacement, offers: [] } });
    await app.sent(booking);
    expect(app.smtp.received).toHaveLength(1);
  });

  it('what she asks for with her link arrives', async () => {
    const booking = await app.confirm(1, her);
    await app.heldBack(booking);
    await app.again(bookingLinkRequested, booking, her, { withLink: true });
    await app.sent(booking);
  });

  it('a request by code, which strangers can make, waits with the ticket', async () => {
    const booking = await app.confirm(1, her);
    await app.heldBack(booking);
    await app.again(bookingLinkRequested, booking, her);
    // The bookings of the strangers, hers, and the request.
    await eventually(async () => expect(await counted()).toBe(limit + 2));
    await app.heldBack(booking);
    expect(app.smtp.received).toHaveLength(0);
  });

  it.each(['invitation', 'password-reset'] as const)('a link to staff arrives: %s', async (purpose) => {
    await app.sent(await app.issueLink(purpose, her.email));
    expect(app.smtp.received).toHaveLength(1);
  });

  it('staff resend what waits, at once', async () => {
    const booking = await app.confirm(1, her);
    await app.heldBack(booking);
    expect(await app.resend((await app.about(booking)).id)).toMatchObject({ __typename: 'EmailQueued' });
    await app.sent(booking);
    expect(app.smtp.received).toHaveLength(1);
  });

  it('and what staff resent does not use it up', async () => {
    clock.set('2026-11-26T10:00:00Z');
    const booking = await app.confirm(1, her);
    await app.sent(booking);
    const { id } = await app.about(booking);
    for (let turn = 0; turn < limit; turn += 1) {
      expect(await app.resend(id)).toMatchObject({ __typename: 'EmailQueued' });
      await app.sent(booking);
      clock.forward(60_000);
    }
    await app.sent(await app.confirm(1, her));
    clock.set('2026-11-24T10:00:00Z');
  });

  it('what waits is sent when the day is over', async () => {
    const booking = await app.confirm(1, her);
    await app.heldBack(booking);
    clock.set('2026-11-24T23:59:59Z');
    expect(await app.statusOf(booking)).toMatchObject({ status: 'queued' });
    clock.set('2026-11-25T00:00:01Z');
    await app.sent(booking);
    expect(await app.list({ status: 'SENT', search: booking })).toMatchObject({ total: 1 });
    clock.set('2026-11-24T10:00:00Z');
  });

  it('is given up after a week of refusals', async () => {
    const booking = await app.confirm(1, her);
    await app.heldBack(booking);
    await app.service.database.dataSource.query(
      `UPDATE emails SET created_at = created_at - interval '7 days', due_at = $2 WHERE about = $1`,
      [booking, clock.now()],
    );
    await app.failed(booking, 'daily limit for this address reached');
  });

  it('another address is not affected', async () => {
    await app.sent(await app.confirm(1, { email: 'other@example.test' }));
  });
});

it('counts a mailbox, whatever tag and case it is written with', async () => {
  let turn = 0;
  await strangersBook(() => `Her+${turn++}@Example.test`);
  const booking = await app.confirm(1, { email: 'her+another@example.test' });
  await app.heldBack(booking);
  expect(app.smtp.received).toHaveLength(0);
});

it('bounds what one booking can cause in a day', async () => {
  const booking = await app.confirm(1, her);
  await app.sent(booking);
  for (let revision = 1; revision <= 20; revision += 1) {
    await app.again(bookingMoved, booking, { ...her, revision });
    await eventually(() => expect(app.smtp.received).toHaveLength(revision + 1));
    await app.sent(booking);
  }
  await app.again(bookingMoved, booking, { ...her, revision: 21 });
  await app.heldBack(booking);
  await app.displace(booking, { ...her, displacement: { ...displacement, offers: [] } });
  await app.sent(booking);
});

it('keeps the cause of an e-mail that waits for a mail server when a stranger asks for it again', async () => {
  await strangersBook();
  const booking = await app.confirm(1, her);
  await app.heldBack(booking);
  app.smtp.refuse(451, 'recipient');
  await app.displace(booking, { ...her, displacement: { ...displacement, offers: [] } });
  await app.delayed(booking, 'the mail server did not accept it');
  await app.again(bookingLinkRequested, booking, {
    ...her,
    status: 'displaced',
    displacement: { ...displacement, offers: [] },
  });
  app.smtp.accept();
  await app.sent(booking);
});
