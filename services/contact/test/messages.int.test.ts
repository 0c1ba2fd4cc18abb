import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { ContentChanged } from '@hilltop/contracts/content/content-changed';
import { callerHeader } from '@hilltop/platform/graphql/subgraph-context';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { identityHeader, visitor } from '@hilltop/platform/identity/identity';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { signForTest } from '@hilltop/platform/testing/test-keys';
import { startTestService, testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { contactService } from '../src/service.js';

const SEND = `mutation ($input: SendMessageInput!, $key: String) { sendMessage(input: $input, idempotencyKey: $key) { __typename ... on MessageReceived { id }
  ... on InvalidInput { fields { field message } } ... on TooManyMessages { retryAfterSeconds } ... on Refusal { message } } }`;
const message = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.test',
  phone: '8175550100',
  subject: 'group-booking',
  message: 'May forty of us come?',
};

const clock = new TestClock('2026-11-21T16:30:00Z');
const open = () =>
  startTestService(contactService, {
    environment: { CONTACT_LIMIT: 5, CONTACT_LIMIT_PER_CALLER: 8, CONTACT_WINDOW_SECONDS: 600 },
    clock,
  });
let contact: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  contact = await open();
});
afterAll(() => contact.close());
// Each test has its own window.
beforeEach(() => clock.forward(600_000));

const tellOfHouse = (version: number, phone: string, manager: EntityManager) => {
  const house = { street: '1 Main Street', town: 'Arlington, Texas 76010', phone };
  const event = { data: { section: 'house', version, house } } as CloudEvent<ContentChanged>;
  return new LearnHouseDetailsWhenChanged().react(event, manager);
};
const send = async (changes: object = {}, key: string | null = null) =>
  (await contact.ask(SEND, { input: { ...message, ...changes }, key })).data?.sendMessage;
const stored = async () => {
  const [row] = await contact.database.dataSource.query(
    'SELECT (SELECT count(*) FROM contact_messages)::integer AS messages, (SELECT count(*) FROM outbox)::integer AS events',
  );
  return row as { messages: number; events: number };
};

describe('a message', () => {
  it('is stored and published once', async () => {
    const before = await stored();
    expect(await send()).toMatchObject({ __typename: 'MessageReceived' });
    expect(await stored()).toEqual({ messages: before.messages + 1, events: before.events + 1 });
  });

  it.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone is required'],
    ['subject', 'Please choose a subject'],
    ['message', 'Message is required'],
  ])('without %s is refused and not stored', async (field, text) => {
    const before = await stored();
    expect(await send({ [field]: ' ' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field, message: text }],
    });
    expect(await stored()).toEqual(before);
  });

  it('sent again under its key is stored once, also at the same time, and does not count against the limit', async () => {
    const before = await stored();
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => send({}, 'key-1')));
    expect(first).toMatchObject({ __typename: 'MessageReceived' });
    for (const other of [...others, await send({}, 'key-1'), await send({}, 'key-1')]) expect(other).toEqual(first);
    expect(await stored()).toEqual({ messages: before.messages + 1, events: before.events + 1 });
  });

  it('is another one under another key, and refused with other words under the same key', async () => {
    const before = await stored();
    await send({}, 'key-2');
    await send({}, 'key-3');
    for (const changes of [{ message: 'May fifty of us come?' }, { email: 'eve@example.test' }])
      expect(await send(changes, 'key-2')).toMatchObject({ __typename: 'MessageKeyReused' });
    expect(await stored()).toEqual({ messages: before.messages + 2, events: before.events + 2 });
  });

  it.each(['   ', '\u200b\u2060', ''])('is like any other when the hidden field has only %j', async (website) => {
    const before = await stored();
    await send({ website });
    expect(await stored()).toEqual({ messages: before.messages + 1, events: before.events + 1 });
  });

  it('whose hidden field is filled in is kept for staff and not mailed until they trust it', async () => {
    const before = await stored();
    const usual = await send();
    const suspect = await send({ website: 'Ada’s own page', lastName: 'Hidden' });
    expect(Object.keys(suspect ?? {})).toEqual(Object.keys(usual ?? {}));
    expect(await stored()).toEqual({ messages: before.messages + 2, events: before.events + 1 });
    const list = '{ contactMessages(search: "Hidden") { messages { id suspected } } }';
    const shown = async () => (await contact.ask(list, {}, testStaff)).data?.contactMessages;
    expect(await shown()).toEqual({ messages: [{ id: suspect?.id, suspected: true }] });

    const query = 'mutation ($id: ID!) { trustMessage(id: $id) { __typename ... on ContactMessage { suspected } } }';
    const trust = (id: unknown, caller?: typeof testStaff) => contact.ask(query, { id }, caller);
    expect((await trust(suspect?.id)).data?.trustMessage).toMatchObject({ __typename: 'NotSignedIn' });
    for (let time = 0; time < 2; time += 1)
      expect((await trust(suspect?.id, testStaff)).data?.trustMessage).toEqual({
        __typename: 'ContactMessage',
        suspected: false,
      });
    expect(await shown()).toEqual({ messages: [{ id: suspect?.id, suspected: false }] });
    const events = await contact.database.dataSource.query(
      `SELECT event->>'type' AS type FROM outbox WHERE event::text LIKE '%' || $1 || '%' ORDER BY 1`,
      [suspect?.id],
    );
    expect(events.map(({ type }: { type: string }) => type.split('.').at(-2))).toEqual([
      'message-received',
      'staff-action-recorded',
    ]);
    expect((await trust('nobody', testStaff)).data?.trustMessage).toMatchObject({ __typename: 'MessageNotFound' });
  });
});

describe('the limit', () => {
  it('refuses the sixth from one mailbox within ten minutes with the time to wait, and accepts it afterwards', async () => {
    for (const tag of ['', '+a', '+b', '+c', '+d'])
      expect(await send({ email: `Often${tag}@example.test` })).toMatchObject({ __typename: 'MessageReceived' });
    const refused = await send({ email: 'often+e@example.test' });
    const words = /^Many messages have just come from your network or this e-mail address\. .* or call us\.$/;
    expect(refused).toMatchObject({ __typename: 'TooManyMessages', message: expect.stringMatching(words) });
    expect(await send({ email: 'somebody.else@example.test' })).toMatchObject({ __typename: 'MessageReceived' });
    clock.forward(Number(refused?.retryAfterSeconds) * 1000);
    expect(await send({ email: 'often+e@example.test' })).toMatchObject({ __typename: 'MessageReceived' });
  });

  it('names the telephone of the house once content has said it, and the number of now', async () => {
    for (let i = 0; i < 5; i += 1) await send({ email: 'calls@example.test' });
    const words = async () => (await send({ email: 'calls@example.test' }))?.message;
    expect(await words()).toMatch(/ minutes, or call us\.$/);
    for (const [version, phone] of [
      [1, '817-555-0100'],
      [2, '817-555-0199'],
    ] as const) {
      await contact.database.dataSource.transaction((manager) => tellOfHouse(version, phone, manager));
      expect(await words()).toMatch(new RegExp(` minutes, or call us at ${phone}\\.$`));
    }
  });

  it('also counts callers, including concurrent messages', async () => {
    const token = await signForTest(visitor, 'contact');
    const fromOneCaller = async (number: number) => {
      const response = await fetch(`${contact.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [identityHeader]: token,
          [callerHeader]: 'caller-caller-caller',
        },
        body: JSON.stringify({
          query: SEND,
          variables: { input: { ...message, email: `guest-${number}@example.test` } },
        }),
      });
      return ((await response.json()) as { data: { sendMessage: { __typename: string } } }).data.sendMessage.__typename;
    };
    const names = await Promise.all(Array.from({ length: 12 }, (_, number) => fromOneCaller(number)));
    expect(names.filter((name) => name === 'MessageReceived')).toHaveLength(8);
  });
});

describe('in Spanish', () => {
  const sendInSpanish = async (changes: object = {}, key: string | null = null) => {
    const answer = await contact.ask(
      SEND,
      { input: { ...message, ...changes }, key },
      visitor,
      undefined,
      undefined,
      'es',
    );
    return answer.data?.sendMessage;
  };

  it('keeps the language, tells it with the event, and shows it to staff; the same request in English is the same message', async () => {
    const own = { message: '¿Hay velas?' };
    const sent = await sendInSpanish(own, 'key-es');
    expect(await send(own, 'key-es')).toEqual(sent);
    const [event] = await contact.database.dataSource.query(
      `SELECT event -> 'data' AS data FROM outbox WHERE aggregate_id = $1`,
      [sent?.id],
    );
    expect(event.data).toMatchObject({ language: 'es' });
    const query = '{ contactMessages(search: "velas") { messages { language } } }';
    expect((await contact.ask(query, {}, testStaff)).data?.contactMessages).toEqual({ messages: [{ language: 'es' }] });
  });

  it.each([
    [{ firstName: ' ' }, 'Escriba su nombre'],
    [{ lastName: '...' }, 'Su apellido no tiene letras'],
    [{ email: 'ada' }, 'Escriba un correo electrónico válido'],
    [{ phone: '1'.repeat(41) }, 'Su teléfono puede tener 40 caracteres como máximo'],
    [{ subject: '' }, 'Elija un tema'],
    [{ message: '\0' }, 'Quite los caracteres que no se pueden guardar'],
  ])('%j is refused by its field, and in English as before', async (changes, text) => {
    expect(await sendInSpanish(changes)).toEqual({
      __typename: 'InvalidInput',
      message: 'Revise los campos marcados.',
      fields: [{ field: Object.keys(changes)[0], message: text }],
    });
    expect(await send(changes)).toMatchObject({ message: 'Please check the marked fields.' });
  });

  it('refusals say the same, with the telephone', async () => {
    await sendInSpanish({}, 'key-4');
    expect(await sendInSpanish({ lastName: 'Otra' }, 'key-4')).toMatchObject({
      __typename: 'MessageKeyReused',
      message: 'Esta Idempotency-Key ya se usó para otro mensaje.',
    });
    for (let i = 0; i < 5; i += 1) await send({ email: 'llama@example.test' });
    await contact.database.dataSource.transaction((manager) => tellOfHouse(3, '817-555-0100', manager));
    const [english, spanish] = await Promise.all([
      send({ email: 'llama@example.test' }),
      sendInSpanish({ email: 'llama@example.test' }),
    ]);
    expect(english?.message).toMatch(/^Many messages .* or call us at 817-555-0100\.$/);
    expect(spanish?.message).toMatch(/^Acaban de llegar muchos mensajes .* minutos o llámenos al 817-555-0100\.$/);
  });
});

describe('reading messages', () => {
  it.each(['munoz ines', 'MUN\u0303OZ', "o'hara", 'ohara, Inés', '(214) 555 0188', '214-555', 'munoz candles'])(
    'finds them as people type: %s',
    async (search) => {
      const typed = {
        firstName: 'Inés',
        lastName: 'Muñoz-O’Hara',
        email: 'ines@example.test',
        phone: '+1 214.555.0188',
      };
      await send({ ...typed, message: 'Are there candles?' });
      const query = 'query ($search: String) { contactMessages(search: $search) { messages { lastName } } }';
      const found = await contact.ask(query, { search }, testStaff);
      expect(found.data?.contactMessages).toMatchObject({
        messages: expect.arrayContaining([{ lastName: 'Muñoz-O’Hara' }]),
      });
    },
  );

  it('is for staff', async () => {
    const query = 'query ($search: String) { contactMessages(search: $search) { total messages { subject message } } }';
    await send({ message: 'About the roulette wheel' });
    expect(await contact.ask(query)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    const found = await contact.ask(query, { search: 'roulette' }, testStaff);
    expect(found.data?.contactMessages).toEqual({
      total: 1,
      messages: [{ subject: 'group-booking', message: 'About the roulette wheel' }],
    });
  });
});

it.each([
  ['WRITER', ['Ada', 'Zoe', 'Bea']],
  ['SUBJECT', ['Bea', 'Ada', 'Zoe']],
  ['RECEIVED', ['Zoe', 'Ada', 'Bea']],
  ['EMAIL', ['Bea', 'Zoe', 'Ada']],
])('is sorted by %s over all pages, either way', async (sort, expected) => {
  const about = `sorted by ${sort}`;
  const writers = [
    { firstName: 'Zoe', lastName: 'adams', email: 'b@example.test', subject: 'other' },
    { firstName: 'Ada', lastName: 'Adams', email: 'c@example.test', subject: 'media-research' },
    { firstName: 'Bea', lastName: 'Brown', email: 'A@example.test', subject: 'general-information' },
  ];
  for (const writer of writers) {
    expect(await send({ ...writer, message: about })).toMatchObject({ __typename: 'MessageReceived' });
    clock.forward(1000);
  }
  const query = `query ($sort: MessageSort, $direction: SortDirection, $first: Int, $offset: Int, $search: String) {
    contactMessages(sort: $sort, direction: $direction, first: $first, offset: $offset, search: $search) {
      messages { firstName } } }`;
  const names = async (variables: object) => {
    const { data } = await contact.ask(query, { sort, search: about, ...variables }, testStaff);
    const page = data?.contactMessages as { messages: { firstName: string }[] } | undefined;
    return page?.messages.map(({ firstName }) => firstName) ?? [];
  };
  expect(await names({ direction: 'ASCENDING' })).toEqual(expected);
  const pages = [0, 1, 2].map((offset) => names({ direction: 'DESCENDING', first: 1, offset }));
  expect((await Promise.all(pages)).flat()).toEqual([...expected].reverse());
});

it('writes no personal data into logs and events', async () => {
  await send({ firstName: 'Zanzibarbara', email: 'zanzi.quiz@example.test', message: 'the xylophone plan' });
  const events = await contact.database.dataSource.query('SELECT event::text AS event FROM outbox');
  const written = [...contact.lines, ...events.map(({ event }: { event: string }) => event)].join('\n');
  for (const personal of ['Zanzibarbara', 'zanzi.quiz', 'xylophone']) expect(written).not.toContain(personal);
});
