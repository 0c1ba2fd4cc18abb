import { randomUUID } from 'node:crypto';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type NotificationDesk, openNotificationDesk } from './support/notification-desk.js';

const EMAIL = 'id kind subjectId recipient status attempts lastFault sentAt nextAttemptAt';
const LIST = `query ($first: Int, $offset: Int, $status: EmailStatus, $search: String) {
  emails(first: $first, offset: $offset, status: $status, search: $search) { total emails { ${EMAIL} } } }`;
const RESEND = `mutation ($id: ID!) { resendEmail(id: $id) { __typename
  ... on EmailQueued { email { ${EMAIL} } } ... on Refusal { message } } }`;

let desk: NotificationDesk;
beforeAll(async () => {
  desk = await openNotificationDesk();
}, 60_000);
afterAll(() => desk.close());
beforeEach(async () => {
  desk.smtp.accept();
  desk.bookings.answer(true);
  await desk.service.database.dataSource.query('TRUNCATE emails');
  desk.smtp.received.length = 0;
});

interface Shown {
  readonly id: string;
  readonly status: string;
}
const list = async (variables: object = {}) =>
  (await desk.service.ask(LIST, variables, testStaff)).data?.emails as { total: number; emails: Shown[] };
const about = async (subjectId: string): Promise<Shown> => {
  const [email] = (await list({ search: subjectId })).emails;
  if (!email) throw new Error('there is no such e-mail');
  return email;
};
const resend = async (id: string) => (await desk.service.ask(RESEND, { id }, testStaff)).data?.resendEmail;
const messageIds = () => desk.smtp.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
const sentTicket = async (): Promise<Shown> => {
  const booking = await desk.confirm();
  await desk.sent(booking);
  return about(booking);
};
/** As if the last resending were long ago. */
const letTimePass = () =>
  desk.service.database.dataSource.query(`UPDATE emails SET resent_at = resent_at - interval '1 hour'`);

describe('the list of e-mails', () => {
  it.each([undefined, { role: 'service', name: 'orders' } as const])('is for staff alone', async (identity) => {
    const answer = await desk.service.ask(LIST, {}, identity);
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(answer.data?.emails ?? null).toBeNull();
  });

  it('is for callers of the house alone', async () => {
    expect(await desk.service.ask(LIST, {}, null)).toMatchObject({ status: 401 });
  });

  it('tells what became of each, and to whom it went, which is asked for and not kept', async () => {
    const booking = await desk.confirm(1, { email: 'grace@example.test' });
    await desk.sent(booking);
    const { emails, total } = await list();
    expect(total).toBe(1);
    expect(emails).toEqual([
      {
        id: expect.any(String),
        kind: 'TICKET',
        subjectId: booking,
        recipient: 'grace@example.test',
        status: 'SENT',
        attempts: 1,
        lastFault: null,
        sentAt: expect.any(String),
        nextAttemptAt: null,
      },
    ]);
    expect(await desk.everythingStored()).not.toContain('grace@example.test');
    expect(desk.service.lines.join('')).not.toContain('grace@example.test');
  });

  it('is pointed into by id, for staff alone', async () => {
    const { id } = await sentTicket();
    const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Email { recipient status } } }`;
    const lookUp = (of: string, identity?: typeof testStaff) =>
      desk.service.ask(query, { of: [{ __typename: 'Email', id: of }] }, identity);
    expect((await lookUp(id, testStaff)).data?._entities).toEqual([{ recipient: 'ada@example.test', status: 'SENT' }]);
    expect((await lookUp(randomUUID(), testStaff)).data?._entities).toEqual([null]);
    expect((await lookUp('no-id', testStaff)).data?._entities).toEqual([null]);
    expect(await lookUp(id)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('does without addresses while bookings does not answer', async () => {
    await sentTicket();
    desk.bookings.answer(false);
    expect((await list()).emails).toMatchObject([{ status: 'SENT', recipient: null }]);
  });

  it('is read by the page, newest first, by status, and by what is looked for', async () => {
    desk.smtp.refuse(550, 'recipient');
    const refused = await desk.confirm();
    await desk.failed(refused, 'the mail server refused the recipient (550)');
    desk.smtp.accept();
    const bookings: string[] = [];
    for (const _ of [1, 2, 3]) {
      const booking = await desk.confirm();
      await desk.sent(booking);
      bookings.unshift(booking);
    }
    expect(await list({ first: 2 })).toMatchObject({
      total: 4,
      emails: bookings.slice(0, 2).map((subjectId) => ({ subjectId })),
    });
    expect(await list({ first: 2, offset: 2 })).toMatchObject({
      emails: [{ subjectId: bookings[2] }, { subjectId: refused }],
    });
    expect(await list({ status: 'FAILED' })).toMatchObject({ total: 1, emails: [{ subjectId: refused }] });
    expect(await list({ status: 'SENT', search: 'refused' })).toEqual({ total: 0, emails: [] });
    expect(await list({ search: 'REFUSED the recipient' })).toMatchObject({ total: 1 });
    expect(await list({ search: '%' })).toMatchObject({ total: 0 });
    expect(await list({ first: -1, offset: -5 })).toMatchObject({ total: 4, emails: [{}] });
  }, 30_000);
});

describe('sending an e-mail again', () => {
  it('is for staff alone', async () => {
    const { id } = await sentTicket();
    const { data } = await desk.service.ask(RESEND, { id });
    expect(data?.resendEmail).toMatchObject({ __typename: 'NotSignedIn' });
    expect(await list()).toMatchObject({ emails: [{ status: 'SENT' }] });
  });

  it('sends one more under another Message-ID', async () => {
    const { id } = await sentTicket();
    expect(await resend(id)).toMatchObject({
      __typename: 'EmailQueued',
      email: { id, attempts: 0, recipient: 'ada@example.test' },
    });
    await eventually(
      async () => expect(await list()).toMatchObject({ total: 1, emails: [{ status: 'SENT' }] }),
      20_000,
    );
    expect(messageIds()).toEqual([`<${id}@hilltop.example>`, `<${id}.1@hilltop.example>`]);
  });

  it('sends one that was given up', async () => {
    desk.smtp.refuse(550, 'recipient');
    const booking = await desk.confirm();
    await desk.failed(booking, 'the mail server refused the recipient (550)');
    desk.smtp.accept();
    const { id } = await about(booking);
    expect(await resend(id)).toMatchObject({ __typename: 'EmailQueued', email: { lastFault: null } });
    await desk.sent(booking);
    expect(messageIds()).toEqual([`<${id}.1@hilltop.example>`]);
  });

  it('is refused while the e-mail waits', async () => {
    desk.smtp.refuse(451, 'recipient');
    const booking = await desk.confirm();
    await desk.delayed(booking, 'the mail server did not take it');
    const { id } = await about(booking);
    // Between two attempts, or in the middle of one.
    expect(await resend(id)).toMatchObject({ __typename: 'EmailOnItsWay' });
    desk.smtp.accept();
    await desk.sent(booking);
    expect(desk.smtp.received).toHaveLength(1);
  }, 30_000);

  it('is refused while the e-mail is being sent', async () => {
    const { id } = await sentTicket();
    await desk.service.database.dataSource.query(
      `UPDATE emails SET status = 'queued', leased_until = now() + interval '1 minute', lease_owner = $1`,
      [randomUUID()],
    );
    expect(await list({ status: 'SENDING' })).toMatchObject({ emails: [{ id, nextAttemptAt: null }] });
    expect(await list({ status: 'QUEUED' })).toMatchObject({ total: 0 });
    expect(await resend(id)).toEqual({
      __typename: 'EmailOnItsWay',
      message: 'This e-mail is being sent right now.',
    });
  });

  it('sends one when many press at once, and when one presses again a moment later', async () => {
    const { id } = await sentTicket();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => resend(id)));
    expect(outcomes.filter((outcome) => outcome?.__typename === 'EmailQueued')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome?.__typename === 'EmailOnItsWay')).toHaveLength(9);
    await eventually(async () => expect(await list()).toMatchObject({ emails: [{ status: 'SENT' }] }), 20_000);
    expect(await resend(id)).toMatchObject({ __typename: 'EmailOnItsWay' });
    expect(desk.smtp.received).toHaveLength(2);

    await letTimePass();
    expect(await resend(id)).toMatchObject({ __typename: 'EmailQueued' });
    await eventually(() => expect(messageIds()).toContain(`<${id}.2@hilltop.example>`), 20_000);
    expect(desk.smtp.received).toHaveLength(3);
  }, 30_000);

  it.each([randomUUID(), 'no-id'])('knows no e-mail %s', async (id) => {
    expect(await resend(id)).toMatchObject({ __typename: 'EmailNotFound' });
  });
});
