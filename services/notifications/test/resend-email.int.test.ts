import { randomUUID } from 'node:crypto';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type EmailDesk, openEmailDesk, RESEND } from './support/email-desk.js';

let desk: EmailDesk;
beforeAll(async () => {
  desk = await openEmailDesk();
}, 60_000);
afterAll(() => desk.close());
beforeEach(() => desk.startOver());

/** As if the last resending were long ago. */
const letTimePass = () =>
  desk.service.database.dataSource.query(`UPDATE emails SET resent_at = resent_at - interval '1 hour'`);

describe('sending an e-mail again', () => {
  it('is for staff alone', async () => {
    const { id } = await desk.sentTicket();
    const { data } = await desk.service.ask(RESEND, { id });
    expect(data?.resendEmail).toMatchObject({ __typename: 'NotSignedIn' });
    expect(await desk.list()).toMatchObject({ emails: [{ status: 'SENT' }] });
  });

  it('sends one more under another Message-ID', async () => {
    const { id } = await desk.sentTicket();
    expect(await desk.resend(id)).toMatchObject({
      __typename: 'EmailQueued',
      email: { id, attempts: 0, recipient: 'ada@example.test' },
    });
    await eventually(
      async () => expect(await desk.list()).toMatchObject({ total: 1, emails: [{ status: 'SENT' }] }),
      20_000,
    );
    expect(desk.messageIds()).toEqual([`<${id}@hilltop.example>`, `<${id}.1@hilltop.example>`]);
  });

  it('sends one that was given up', async () => {
    desk.smtp.refuse(550, 'recipient');
    const booking = await desk.confirm();
    await desk.failed(booking, 'the mail server refused the recipient (550)');
    desk.smtp.accept();
    const { id } = await desk.about(booking);
    expect(await desk.resend(id)).toMatchObject({ __typename: 'EmailQueued', email: { lastFault: null } });
    await desk.sent(booking);
    expect(desk.messageIds()).toEqual([`<${id}.1@hilltop.example>`]);
  });

  it('is refused while the e-mail waits', async () => {
    desk.smtp.refuse(451, 'recipient');
    const booking = await desk.confirm();
    await desk.delayed(booking, 'the mail server did not take it');
    const { id } = await desk.about(booking);
    // Between two attempts, or in the middle of one.
    expect(await desk.resend(id)).toMatchObject({ __typename: 'EmailOnItsWay' });
    desk.smtp.accept();
    await desk.sent(booking);
    expect(desk.smtp.received).toHaveLength(1);
  }, 30_000);

  it('is refused while the e-mail is being sent', async () => {
    const { id } = await desk.sentTicket();
    await desk.service.database.dataSource.query(
      `UPDATE emails SET status = 'queued', leased_until = now() + interval '1 minute', lease_owner = $1`,
      [randomUUID()],
    );
    expect(await desk.list({ status: 'SENDING' })).toMatchObject({ emails: [{ id, nextAttemptAt: null }] });
    expect(await desk.list({ status: 'QUEUED' })).toMatchObject({ total: 0 });
    expect(await desk.resend(id)).toEqual({
      __typename: 'EmailOnItsWay',
      message: 'This e-mail is being sent right now.',
    });
  });

  it('sends one when many press at once, and when one presses again a moment later', async () => {
    const { id } = await desk.sentTicket();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => desk.resend(id)));
    expect(outcomes.filter((outcome) => outcome?.__typename === 'EmailQueued')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome?.__typename === 'EmailOnItsWay')).toHaveLength(9);
    await eventually(async () => expect(await desk.list()).toMatchObject({ emails: [{ status: 'SENT' }] }), 20_000);
    expect(await desk.resend(id)).toMatchObject({ __typename: 'EmailOnItsWay' });
    expect(desk.smtp.received).toHaveLength(2);

    await letTimePass();
    expect(await desk.resend(id)).toMatchObject({ __typename: 'EmailQueued' });
    await eventually(() => expect(desk.messageIds()).toContain(`<${id}.2@hilltop.example>`), 20_000);
    expect(desk.smtp.received).toHaveLength(3);
  }, 30_000);

  it.each([randomUUID(), 'no-id'])('knows no e-mail %s', async (id) => {
    expect(await desk.resend(id)).toMatchObject({ __typename: 'EmailNotFound' });
  });
});
