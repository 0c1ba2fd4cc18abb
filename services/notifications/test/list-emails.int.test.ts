import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type EmailApp, LIST, openEmailApp } from './support/email-app.js';

let app: EmailApp;
beforeAll(async () => {
  app = await openEmailApp();
});
afterAll(() => app.close());
beforeEach(() => app.startOver());

describe('the list of e-mails', () => {
  it.each([undefined, { role: 'service', name: 'orders' } as const])('is for staff only', async (identity) => {
    const answer = await app.service.ask(LIST, {}, identity);
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(answer.data?.emails ?? null).toBeNull();
  });

  it('is for signed callers only', async () => {
    expect(await app.service.ask(LIST, {}, null)).toMatchObject({ status: 401 });
  });

  it('shows the status of each, and its recipient, which is read and not stored', async () => {
    const booking = await app.confirm(1, { email: 'grace@example.test' });
    await app.sent(booking);
    const { emails, total } = await app.list();
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
    expect(await app.everythingStored()).not.toContain('grace@example.test');
    expect(app.service.lines.join('')).not.toContain('grace@example.test');
  });

  it("hides guests' addresses from ops, and refuses guides", async () => {
    await app.sentTicket();
    const as = (staffRole: 'ops' | 'guide') => app.service.ask(LIST, {}, { ...testStaff, staffRole });
    expect((await as('ops')).data?.emails?.emails).toMatchObject([{ status: 'SENT', recipient: null }]);
    expect(await as('guide')).toMatchObject({ errors: [{ extensions: { code: 'ROLE_REQUIRED' } }] });
  });

  it('resolves references by id, for staff only', async () => {
    const { id } = await app.sentTicket();
    const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Email { recipient status } } }`;
    const lookUp = (of: string, identity?: typeof testStaff) =>
      app.service.ask(query, { of: [{ __typename: 'Email', id: of }] }, identity);
    expect((await lookUp(id, testStaff)).data?._entities).toEqual([{ recipient: 'ada@example.test', status: 'SENT' }]);
    expect((await lookUp(randomUUID(), testStaff)).data?._entities).toEqual([null]);
    expect((await lookUp('no-id', testStaff)).data?._entities).toEqual([null]);
    expect(await lookUp(id)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('leaves out addresses while bookings does not answer', async () => {
    await app.sentTicket();
    app.bookings.isAway = true;
    expect((await app.list()).emails).toMatchObject([{ status: 'SENT', recipient: null }]);
  });

  it('has pages, newest first, and filters by status and search', async () => {
    app.smtp.refuse(550, 'recipient');
    const refused = await app.confirm();
    await app.failed(refused, 'the mail server refused the recipient (550)');
    app.smtp.accept();
    const bookings: string[] = [];
    for (const _ of [1, 2, 3]) {
      const booking = await app.confirm();
      await app.sent(booking);
      bookings.unshift(booking);
    }
    expect(await app.list({ first: 2 })).toMatchObject({
      total: 4,
      emails: bookings.slice(0, 2).map((subjectId) => ({ subjectId })),
    });
    expect(await app.list({ first: 2, offset: 2 })).toMatchObject({
      emails: [{ subjectId: bookings[2] }, { subjectId: refused }],
    });
    const first = { subjectId: refused, status: 'FAILED' };
    expect((await app.list({ sort: 'CREATED', direction: 'ASCENDING', first: 1 })).emails).toMatchObject([first]);
    expect((await app.list({ sort: 'STATUS', direction: 'ASCENDING', first: 1 })).emails).toMatchObject([first]);
    expect((await app.list({ sort: 'STATUS', direction: 'DESCENDING', offset: 3 })).emails).toMatchObject([first]);
    const byKind = await app.list({ sort: 'KIND', direction: 'ASCENDING' });
    const turned = await app.list({ sort: 'KIND', direction: 'DESCENDING' });
    expect(turned.emails).toEqual([...byKind.emails].reverse());
    expect(await app.list({ status: 'FAILED' })).toMatchObject({ total: 1, emails: [{ subjectId: refused }] });
    expect(await app.list({ status: 'SENT', search: 'refused' })).toEqual({ total: 0, emails: [] });
    expect(await app.list({ search: 'REFUSED the recipient' })).toMatchObject({ total: 1 });
    expect(await app.list({ search: '%' })).toMatchObject({ total: 0 });
    expect(await app.list({ first: -1, offset: -5 })).toMatchObject({ total: 4, emails: [{}] });
  });
});
