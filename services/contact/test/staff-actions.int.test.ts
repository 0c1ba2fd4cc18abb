import { staffMutations, toldActions } from '@hilltop/platform/testing/staff-mutations';
import { startTestService, testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactService } from '../src/service.js';

const CHANGED = '{ __typename ... on ContactMessage { state } ... on Refusal { message } }';
const SEND = `mutation ($email: String!) { sendMessage(input: { firstName: "Ada", lastName: "Example", email: $email,
  phone: "8175550100", subject: "other", message: "May we come?" }) { ... on MessageReceived { id } } }`;
const SUSPECTED = `mutation { sendMessage(input: { firstName: "Ada", lastName: "Example", email: "hidden@example.test",
  phone: "8175550100", subject: "other", message: "May we come?", website: "https://example.test" }) { ... on MessageReceived { id } } }`;
const TO_ANSWER = `{ contactMessages(first: 1, unanswered: true, sort: RECEIVED, direction: ASCENDING) {
  total messages { id state } } }`;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let contact: Awaited<ReturnType<typeof startTestService>>;
beforeAll(async () => {
  contact = await startTestService(contactService, {
    environment: { CONTACT_LIMIT: 50, CONTACT_LIMIT_PER_CALLER: 50, CONTACT_WINDOW_SECONDS: 600 },
  });
});
afterAll(() => contact.close());

async function send(name: string): Promise<string> {
  const { data } = await contact.ask(SEND, { email: `${name}@example.test` });
  return data?.sendMessage?.id as string;
}
const staff = async (mutation: string) =>
  (await contact.ask(`mutation { ${mutation} ${CHANGED} }`, {}, testStaff)).data;
const read = async (id: string) => (await staff(`readMessage(id: "${id}")`))?.readMessage;
const answer = async (id: string, answered = true) =>
  (await staff(`answerMessage(id: "${id}", answered: ${answered})`))?.answerMessage;
const trust = async (id: string) => (await staff(`trustMessage(id: "${id}")`))?.trustMessage;
const toAnswer = async () => (await contact.ask(TO_ANSWER, {}, testStaff)).data?.contactMessages;
const told = async (id: string) =>
  (await toldActions(contact.database.dataSource)).filter(({ targetId }) => targetId === id);

describe('a message', () => {
  it('goes from unread to read and answered, and back; each change is recorded once', async () => {
    const id = await send('first');
    for (const state of ['read', 'read']) expect(await read(id)).toMatchObject({ state });
    for (const state of ['answered', 'answered']) expect(await answer(id)).toMatchObject({ state });
    // Someone opens it from a stale list: it stays answered.
    expect(await read(id)).toMatchObject({ state: 'answered' });
    expect(await answer(id, false)).toMatchObject({ state: 'read' });
    expect((await told(id)).map(({ action, after }) => [action, after])).toEqual([
      ['readMessage', { state: 'read' }],
      ['answerMessage', { state: 'answered' }],
      ['answerMessage', { state: 'read' }],
    ]);
    await answer(id);
  });

  it('is in the list of unanswered messages, oldest first, until it is answered', async () => {
    const [older, newer] = [await send('older'), await send('newer')];
    await read(older);
    expect(await toAnswer()).toMatchObject({ total: 2, messages: [{ id: older, state: 'read' }] });
    await answer(older);
    expect(await toAnswer()).toMatchObject({ total: 1, messages: [{ id: newer, state: 'unread' }] });
    await answer(newer);
    expect(await toAnswer()).toEqual({ total: 0, messages: [] });
  });

  it.each([UNKNOWN, 'x'])('that does not exist (%s) is refused', async (id) => {
    for (const refused of [await read(id), await answer(id)])
      expect(refused).toMatchObject({ __typename: 'MessageNotFound' });
  });

  it('that was suspected is trusted, which is recorded once', async () => {
    const { data } = await contact.ask(SUSPECTED);
    const id = data?.sendMessage?.id as string;
    for (const _ of ['first', 'second']) expect(await trust(id)).toMatchObject({ __typename: 'ContactMessage' });
    expect((await told(id)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['trustMessage', { suspected: true }, { suspected: false }],
    ]);
    await answer(id);
  });

  it('can be changed by staff only', async () => {
    const id = await send('stranger');
    const { data } = await contact.ask(`mutation { answerMessage(id: "${id}", answered: true) ${CHANGED} }`);
    expect(data?.answerMessage).toMatchObject({ __typename: 'NotSignedIn' });
    expect((await toAnswer())?.total).toBe(1);
  });
});

it('these are the staff mutations of the schema', () => {
  expect(staffMutations(contactService.schema)).toEqual(['answerMessage', 'readMessage', 'trustMessage']);
});
