import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type EmailApp, openEmailApp } from './support/email-app.js';

const her = { email: 'her@example.test' };
const displacement = {
  state: 'displaced',
  reason: 'Ice on the drive',
  message: 'The drive is not safe.',
  deadline: '2026-12-04T18:00:00.000Z',
  policy: 'refund',
  wholeDay: true,
} as const;

let app: EmailApp;
beforeAll(async () => {
  app = await openEmailApp({ perAddress: 1 });
});
afterAll(() => app.close());
beforeEach(() => app.startOver());

const ENTITIES = `query ($references: [_Any!]!) { _entities(representations: $references) {
  ... on Booking { ticketEmail { status sentAt lastFault nextAttemptAt } }
  ... on DisplacedParty { writtenTo ticketEmail { status } }
  ... on Closure { parties: writtenTo } } }`;

async function ask(...references: object[]): Promise<unknown> {
  const { data, errors } = await app.service.ask(ENTITIES, { references }, testStaff);
  expect(errors).toBeUndefined();
  return data?._entities;
}

const booking = (id: string) => ({ __typename: 'Booking', id });
const party = (bookingId: string, askedAt: string | null) => ({
  ...{ __typename: 'DisplacedParty', id: randomUUID(), bookingId, askedAt },
});

it('tells of a booking whether its e-mail was sent, waits or was given up', async () => {
  const [sent, waiting, failed] = [
    await app.confirm(1, her),
    randomUUID(),
    await app.confirm(1, { email: 'a@b.test,' }),
  ];
  await app.sent(sent);
  await app.failed(failed, 'not an address');
  const held = await app.confirm(1, her);
  await app.heldBack(held);
  expect(await ask(booking(sent), booking(held), booking(failed), booking(waiting))).toEqual([
    { ticketEmail: { status: 'SENT', sentAt: expect.any(String), lastFault: null, nextAttemptAt: null } },
    {
      ticketEmail: {
        status: 'WAITING',
        sentAt: null,
        lastFault: 'daily limit for this address reached',
        nextAttemptAt: expect.stringMatching(/T00:00:00.000Z$/),
      },
    },
    { ticketEmail: { status: 'FAILED', sentAt: null, lastFault: 'not an address', nextAttemptAt: null } },
    { ticketEmail: null },
  ]);
});

it('tells a visitor too, and a displaced party to staff only', async () => {
  const sent = await app.confirm(1, her);
  await app.sent(sent);
  const ofVisitor = (reference: object) => app.service.ask(ENTITIES, { references: [reference] });
  expect((await ofVisitor(booking(sent))).data?._entities).toMatchObject([{ ticketEmail: { status: 'SENT' } }]);
  expect((await ofVisitor(party(sent, null))).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

it('counts a party as written to from the e-mail after its closing on, and not from the ticket before it', async () => {
  const id = await app.confirm(1, her);
  await app.sent(id);
  const askedAt = new Date(Date.now() + 1).toISOString();
  const closure = { __typename: 'Closure', id: randomUUID() };
  const answers = [{ __typename: 'DisplacedParty', bookingId: id, askedAt }];
  expect(await ask(party(id, null), party(id, askedAt), { ...closure, answers })).toEqual([
    { writtenTo: false, ticketEmail: { status: 'SENT' } },
    { writtenTo: false, ticketEmail: { status: 'SENT' } },
    { parties: 0 },
  ]);
  app.smtp.refuse(451, 'recipient');
  await app.displace(id, { ...her, displacement: { ...displacement, offers: [] } });
  await app.delayed(id, 'the mail server did not accept it');
  expect(await ask(party(id, askedAt), { ...closure, answers })).toMatchObject([{ writtenTo: false }, { parties: 0 }]);
  app.smtp.accept();
  await app.sent(id);
  expect(await ask(party(id, askedAt), { ...closure, answers })).toEqual([
    { writtenTo: true, ticketEmail: { status: 'SENT' } },
    { parties: 1 },
  ]);
});
