import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type EmailDesk, LIST, openEmailDesk } from './support/email-desk.js';

let desk: EmailDesk;
beforeAll(async () => {
  desk = await openEmailDesk();
}, 60_000);
afterAll(() => desk.close());
beforeEach(() => desk.startOver());

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
    const { emails, total } = await desk.list();
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
    const { id } = await desk.sentTicket();
    const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Email { recipient status } } }`;
    const lookUp = (of: string, identity?: typeof testStaff) =>
      desk.service.ask(query, { of: [{ __typename: 'Email', id: of }] }, identity);
    expect((await lookUp(id, testStaff)).data?._entities).toEqual([{ recipient: 'ada@example.test', status: 'SENT' }]);
    expect((await lookUp(randomUUID(), testStaff)).data?._entities).toEqual([null]);
    expect((await lookUp('no-id', testStaff)).data?._entities).toEqual([null]);
    expect(await lookUp(id)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('does without addresses while bookings does not answer', async () => {
    await desk.sentTicket();
    desk.bookings.answer(false);
    expect((await desk.list()).emails).toMatchObject([{ status: 'SENT', recipient: null }]);
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
    expect(await desk.list({ first: 2 })).toMatchObject({
      total: 4,
      emails: bookings.slice(0, 2).map((subjectId) => ({ subjectId })),
    });
    expect(await desk.list({ first: 2, offset: 2 })).toMatchObject({
      emails: [{ subjectId: bookings[2] }, { subjectId: refused }],
    });
    const first = { subjectId: refused, status: 'FAILED' };
    expect((await desk.list({ sort: 'CREATED', direction: 'ASCENDING', first: 1 })).emails).toMatchObject([first]);
    expect((await desk.list({ sort: 'STATUS', direction: 'ASCENDING', first: 1 })).emails).toMatchObject([first]);
    expect((await desk.list({ sort: 'STATUS', direction: 'DESCENDING', offset: 3 })).emails).toMatchObject([first]);
    const byKind = await desk.list({ sort: 'KIND', direction: 'ASCENDING' });
    const turned = await desk.list({ sort: 'KIND', direction: 'DESCENDING' });
    expect(turned.emails).toEqual([...byKind.emails].reverse());
    expect(await desk.list({ status: 'FAILED' })).toMatchObject({ total: 1, emails: [{ subjectId: refused }] });
    expect(await desk.list({ status: 'SENT', search: 'refused' })).toEqual({ total: 0, emails: [] });
    expect(await desk.list({ search: 'REFUSED the recipient' })).toMatchObject({ total: 1 });
    expect(await desk.list({ search: '%' })).toMatchObject({ total: 0 });
    expect(await desk.list({ first: -1, offset: -5 })).toMatchObject({ total: 4, emails: [{}] });
  }, 30_000);
});
