import { randomUUID } from 'node:crypto';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type EmailApp, openEmailApp, RESEND } from './support/email-app.js';

let app: EmailApp;
beforeAll(async () => {
  app = await openEmailApp();
});
afterAll(() => app.close());
beforeEach(() => app.startOver());

/** Moves the last resend into the past. */
const letTimePass = () =>
  app.service.database.dataSource.query(`UPDATE emails SET resent_at = resent_at - interval '1 hour'`);

describe('resending an e-mail', () => {
  it('is for staff only', async () => {
    const { id } = await app.sentTicket();
    const { data } = await app.service.ask(RESEND, { id });
    expect(data?.resendEmail).toMatchObject({ __typename: 'NotSignedIn' });
    expect(await app.list()).toMatchObject({ emails: [{ status: 'SENT' }] });
  });

  it('sends it again under another Message-ID', async () => {
    const { id } = await app.sentTicket();
    expect(await app.resend(id)).toMatchObject({
      __typename: 'EmailQueued',
      email: { id, attempts: 0, recipient: 'ada@example.test' },
    });
    await eventually(
      async () => expect(await app.list()).toMatchObject({ total: 1, emails: [{ status: 'SENT' }] }),
      20_000,
    );
    expect(app.messageIds()).toEqual([`<${id}@hilltop.example>`, `<${id}.1@hilltop.example>`]);
  });

  it('sends one that has failed', async () => {
    app.smtp.refuse(550, 'recipient');
    const booking = await app.confirm();
    await app.failed(booking, 'the mail server refused the recipient (550)');
    app.smtp.accept();
    const { id } = await app.about(booking);
    expect(await app.resend(id)).toMatchObject({ __typename: 'EmailQueued', email: { lastFault: null } });
    await app.sent(booking);
    expect(app.messageIds()).toEqual([`<${id}.1@hilltop.example>`]);
  });

  it('is refused while the e-mail is queued', async () => {
    app.smtp.refuse(451, 'recipient');
    const booking = await app.confirm();
    await app.delayed(booking, 'the mail server did not accept it');
    const { id } = await app.about(booking);
    // Between two attempts, or during one.
    expect(await app.resend(id)).toMatchObject({ __typename: 'EmailOnItsWay' });
    app.smtp.accept();
    await app.sent(booking);
    expect(app.smtp.received).toHaveLength(1);
  });

  it('is refused while the e-mail is being sent', async () => {
    const { id } = await app.sentTicket();
    await app.service.database.dataSource.query(
      `UPDATE emails SET status = 'queued', leased_until = now() + interval '1 minute', lease_owner = $1`,
      [randomUUID()],
    );
    expect(await app.list({ status: 'SENDING' })).toMatchObject({ emails: [{ id, nextAttemptAt: null }] });
    expect(await app.list({ status: 'QUEUED' })).toMatchObject({ total: 0 });
    expect(await app.resend(id)).toEqual({
      __typename: 'EmailOnItsWay',
      message: 'This e-mail is being sent right now.',
    });
  });

  it('sends one when many press at once, and refuses another press a moment later', async () => {
    const { id } = await app.sentTicket();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => app.resend(id)));
    expect(outcomes.filter((outcome) => outcome?.__typename === 'EmailQueued')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome?.__typename === 'EmailOnItsWay')).toHaveLength(9);
    await eventually(async () => expect(await app.list()).toMatchObject({ emails: [{ status: 'SENT' }] }));
    expect(await app.resend(id)).toMatchObject({ __typename: 'EmailOnItsWay' });
    expect(app.smtp.received).toHaveLength(2);

    await letTimePass();
    expect(await app.resend(id)).toMatchObject({ __typename: 'EmailQueued' });
    await eventually(() => expect(app.messageIds()).toContain(`<${id}.2@hilltop.example>`));
    expect(app.smtp.received).toHaveLength(3);
  });

  it.each([randomUUID(), 'no-id'])('refuses the unknown id %s', async (id) => {
    expect(await app.resend(id)).toMatchObject({ __typename: 'EmailNotFound' });
  });
});
