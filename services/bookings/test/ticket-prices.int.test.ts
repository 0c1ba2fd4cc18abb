import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApplyPlannedPrices } from '../src/tour-prices/apply-planned-prices/apply-planned-prices.js';
import { openTourApp, type ShownTour, type TourApp } from './support/tour-app.js';

type Caller = Parameters<TourApp['ask']>[2];

const TUESDAY = '2026-12-08';

const CHANGED = `__typename ... on TourPricesChanged {
  tour { version price } list { version entries { type { code } price seats from until state } rules { name amount floor fromTime } } }
  ... on TourChangedMeanwhile { current { version } } ... on InvalidInput { fields { field message } } ... on Refusal { message }`;
const SET = `mutation ($tourId: ID!, $version: Int!, $input: TourPriceInput!) {
  done: setTourPrice(tourId: $tourId, version: $version, input: $input) { ${CHANGED} } }`;
const CONFIRM = `mutation ($tourId: ID!, $version: Int!, $types: [String!]) {
  done: confirmTourPrices(tourId: $tourId, version: $version, types: $types) { ${CHANGED} } }`;
const END = `mutation ($tourId: ID!, $version: Int!, $type: String!) {
  done: endTourPrice(tourId: $tourId, version: $version, type: $type) { ${CHANGED} } }`;
const RULE = `mutation ($tourId: ID!, $version: Int!, $ruleId: ID!, $input: PriceRuleInput!) {
  done: savePriceRule(tourId: $tourId, version: $version, ruleId: $ruleId, input: $input) { ${CHANGED} } }`;
const REMOVE = `mutation ($tourId: ID!, $version: Int!, $ruleId: ID!) {
  done: removePriceRule(tourId: $tourId, version: $version, ruleId: $ruleId) { ${CHANGED} } }`;
const PREVIEW = `query ($tourId: ID!, $input: TourPriceInput!) { previewTourPrice(tourId: $tourId, input: $input) { __typename
  ... on TourPricePreview { was price from bookings holds cardBefore cardAfter rules { name price } }
  ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;
const ADD_TYPE = `mutation ($input: AddTicketTypeInput!) { done: addTicketType(input: $input) { __typename
  ... on TicketTypeAdded { type { code label perAdult ended } } ... on Refusal { message } } }`;
const END_TYPE = `mutation ($code: String!) { done: endTicketType(code: $code) { __typename
  ... on TicketTypeEnded { type { code ended } } ... on InvalidInput { fields { field } } ... on Refusal { message } } }`;
const START = `query ($date: String!, $time: String!) { startPrices(tourType: standard, tourDate: $date, tourTime: $time) {
  ... on StartPrices { prices { type { code } price listPrice reason } } ... on Refusal { message } } }`;

const ADULTS_PAY = 'The price of adults must be above 0';

const chaperone = {
  ...{ code: 'chaperone', label: 'Chaperones', singular: 'chaperone', plural: 'chaperones', proof: false },
  ...{ comesAlone: false, bringsChildren: true, maxPerParty: 2 },
};

let app: TourApp;
let tour: ShownTour;
beforeAll(async () => {
  app = await openTourApp();
  tour = await app.create();
});
afterAll(() => app.close());

/** What changes answer, as far as these tests read it. */
interface Done {
  readonly __typename: string;
  readonly list: { readonly entries: { readonly state: string }[]; readonly rules: { readonly name: string }[] };
  readonly fields: { readonly field: string }[];
}

const ask = async <Data = { done: Done }>(
  query: string,
  variables: object,
  caller: Caller = testStaff,
): Promise<Data> => (await app.ask(query, variables, caller)).data as unknown as Data;
const version = async () => (await app.listed()).find(({ id }) => id === tour.id)?.version ?? 0;
const change = async (query: string, variables: object) => {
  app.clock.forward(1000);
  return (await ask(query, { tourId: tour.id, version: await version(), ...variables })).done;
};
const sold = async () => {
  const query = '{ tours { id prices { code price seats } } }';
  const { tours } = await ask<{ tours: { id: string; prices: { code: string }[] }[] }>(query, {}, { role: 'visitor' });
  return tours.find(({ id }) => id === tour.id)?.prices ?? [];
};
const startPrices = async (time: string) =>
  (await ask<{ startPrices: { prices: object[] } }>(START, { date: TUESDAY, time })).startPrices.prices;
const preview = async (type: string, price: string) =>
  (await ask<{ previewTourPrice: object }>(PREVIEW, { tourId: tour.id, input: { type, price } })).previewTourPrice;

describe('the prices of a tour', () => {
  it('are the adult’s alone for a new tour', async () => {
    expect(await sold()).toEqual([{ code: 'adult', price: '25.00', seats: 1 }]);
  });

  it('are set, sold and ended, and each change names the version that it is based on', async () => {
    const old = await version();
    const set = await change(SET, { input: { type: 'senior', price: '20' } });
    expect(set).toMatchObject({ __typename: 'TourPricesChanged', tour: { version: old + 1, price: '25.00' } });
    expect(await sold()).toEqual([
      { code: 'adult', price: '25.00', seats: 1 },
      { code: 'senior', price: '20.00', seats: 1 },
    ]);
    const stale = await ask(SET, { tourId: tour.id, version: old, input: { type: 'senior', price: '1' } });
    expect(stale.done).toMatchObject({ __typename: 'TourChangedMeanwhile', current: { version: old + 1 } });
    const ended = await change(END, { type: 'senior' });
    expect(ended.list.entries).toContainEqual(expect.objectContaining({ type: { code: 'senior' }, state: 'ENDED' }));
    expect(await sold()).toHaveLength(1);
    expect(await change(END, { type: 'adult' })).toMatchObject({ fields: [{ field: 'type' }] });
  });

  it('of adults are the tour’s own, also those of its form', async () => {
    const set = await change(SET, { input: { type: 'adult', price: '27.50' } });
    expect(set).toMatchObject({ tour: { price: '27.50' } });
    await app.update({ id: tour.id, version: await version() }, { price: '25.00' });
    expect((await sold())[0]).toMatchObject({ code: 'adult', price: '25.00' });
  });

  it('of adults do not fall to 0 by a slip, now, later or by the tour’s form; a free tour stays free', async () => {
    const refused = { __typename: 'InvalidInput', fields: [{ field: 'price', message: ADULTS_PAY }] };
    const adult = { type: 'adult', price: '0' };
    expect(await change(SET, { input: adult })).toMatchObject(refused);
    expect(await change(SET, { input: { ...adult, from: TUESDAY } })).toMatchObject(refused);
    expect(await preview('adult', '0')).toMatchObject(refused);
    expect(await app.update({ id: tour.id, version: await version() }, { price: '0.00' })).toMatchObject(refused);
    expect((await sold())[0]).toMatchObject({ code: 'adult', price: '25.00' });
    const free = await app.create('standard', { price: '0' });
    const stays = await ask(SET, { tourId: free.id, version: free.version, input: adult });
    expect(stays.done).toMatchObject({ __typename: 'TourPricesChanged', tour: { price: '0.00' } });
  });

  it('can begin later, for any visit, and nothing changes before', async () => {
    const from = TUESDAY;
    const planned = await change(SET, { input: { type: 'student', price: '18', from } });
    expect(planned.list.entries).toContainEqual(
      expect.objectContaining({ type: { code: 'student' }, price: '18.00', from, state: 'PLANNED' }),
    );
    expect(await sold()).toHaveLength(1);
    expect(await change(SET, { input: { type: 'student', price: '18', from: '2020-01-01' } })).toMatchObject({
      fields: [{ field: 'from', message: 'A price can begin today or later' }],
    });
  });

  it('that are examples are sold once a manager confirms them', async () => {
    await app.database.dataSource.query(
      `INSERT INTO tour_prices (tour_id, type, cents, seats, valid_from) VALUES ($1, 'child', 1200, 1, 'epoch'), ($1, 'infant', 0, 0, 'epoch')`,
      [tour.id],
    );
    expect(await sold()).toHaveLength(1);
    await change(CONFIRM, { types: ['child'] });
    expect(await sold()).toContainEqual({ code: 'child', price: '12.00', seats: 1 });
    const all = await change(CONFIRM, {});
    expect(all.list.entries.filter(({ state }) => state === 'EXAMPLE')).toEqual([]);
    expect(await sold()).toContainEqual({ code: 'infant', price: '0.00', seats: 0 });
  });

  it('are recorded, and are for managers', async () => {
    const rows: { action: string }[] = await app.database.dataSource.query(
      `SELECT DISTINCT event->'data'->>'action' AS action FROM outbox WHERE event->'data'->>'targetId' = $1`,
      [tour.id],
    );
    const recorded = rows.map(({ action }) => action);
    expect(recorded).toEqual(expect.arrayContaining(['setTourPrice', 'confirmTourPrices', 'endTourPrice']));
    const input = { type: 'senior', price: '1' };
    const desk = { ...testStaff, staffRole: 'desk' } as const;
    expect((await ask(SET, { tourId: tour.id, version: 1, input }, desk)).done).toMatchObject({
      __typename: 'NotAllowed',
    });
  });
});

describe('before a price is set', () => {
  it('says what it will do', async () => {
    const senior = await preview('senior', '21');
    expect(senior).toMatchObject({ was: null, price: '21.00', bookings: 0, cardBefore: '25.00', cardAfter: '21.00' });
    // A child does not come alone, so the card does not begin with its price.
    expect(await preview('child', '5')).toMatchObject({ was: '12.00', cardAfter: '25.00' });
    expect(await preview('ebt', '5')).toMatchObject({ __typename: 'TicketTypeNotFound' });
  });
});

describe('a price rule', () => {
  const input = { name: 'Tuesday morning', weekdays: [2], fromTime: '9:00 AM', untilTime: '11:00 AM' };
  const ruleId = randomUUID();

  it('changes the prices of starts that it fits, with the reason, and within its bounds', async () => {
    const saved = await change(RULE, {
      ruleId,
      input: { ...input, amount: '-5.00', floor: '10.00', ceiling: '45.00' },
    });
    expect(saved.list.rules).toEqual([
      { name: 'Tuesday morning', amount: '-5.00', floor: '10.00', fromTime: '9:00 AM' },
    ]);
    expect((await startPrices('10:00 AM')).slice(0, 2)).toEqual([
      { type: { code: 'adult' }, price: '20.00', listPrice: '25.00', reason: 'Tuesday morning, −$5' },
      { type: { code: 'child' }, price: '10.00', listPrice: '12.00', reason: 'Tuesday morning, −$2' },
    ]);
    expect((await startPrices('2:00 PM'))[0]).toEqual({
      type: { code: 'adult' },
      price: '25.00',
      listPrice: null,
      reason: null,
    });
  });

  it('comes before another that is placed after it, and ends when it is removed', async () => {
    const other = { name: 'Every day', percent: 10, floor: '0', ceiling: '100' };
    await change(RULE, { ruleId: randomUUID(), input: other });
    const first = await change(RULE, { ruleId: randomUUID(), input: { ...other, name: 'First', position: 1 } });
    expect(first.list.rules.map(({ name }) => name)).toEqual(['First', 'Tuesday morning', 'Every day']);
    const removed = await change(REMOVE, { ruleId });
    expect(removed.list.rules).toHaveLength(2);
    expect(await change(REMOVE, { ruleId })).toMatchObject({ __typename: 'PriceRuleNotFound' });
  });

  it('names each fault at its field', async () => {
    const wrong = { ...input, amount: '0', percent: 5, floor: '20', ceiling: '10', fromTime: 'noon' };
    const refused = await change(RULE, { ruleId, input: wrong });
    expect(refused.__typename).toBe('InvalidInput');
    expect(refused.fields.map(({ field }) => field)).toEqual(expect.arrayContaining(['amount', 'fromTime']));
    const bounds = await change(RULE, { ruleId, input: { ...input, percent: 5, floor: '20', ceiling: '10' } });
    expect(bounds.fields).toMatchObject([{ field: 'ceiling' }]);
  });
});

describe('a type of ticket', () => {
  it('is added once, and ended, which ends its sale and keeps the type', async () => {
    expect((await ask(ADD_TYPE, { input: chaperone })).done).toMatchObject({
      type: { code: 'chaperone', ended: false },
    });
    expect((await ask(ADD_TYPE, { input: chaperone })).done).toMatchObject({ __typename: 'TicketTypeExists' });
    await change(SET, { input: { type: 'chaperone', price: '5' } });
    expect(await sold()).toContainEqual({ code: 'chaperone', price: '5.00', seats: 1 });
    expect((await ask(END_TYPE, { code: 'chaperone' })).done).toMatchObject({ type: { ended: true } });
    expect((await sold()).map(({ code }) => code)).not.toContain('chaperone');
    expect((await ask(END_TYPE, { code: 'adult' })).done).toMatchObject({ fields: [{ field: 'code' }] });
    expect((await ask(END_TYPE, { code: 'nobody' })).done).toMatchObject({ __typename: 'TicketTypeNotFound' });
  });
});

describe('an adult’s price that was planned twice for a day', () => {
  it('is the one that was set last, before the job has run and after', async () => {
    const planned = await app.create();
    for (const price of ['40', '30', '32']) {
      app.clock.forward(1000);
      const { version: seen = 0 } = (await app.listed()).find(({ id }) => id === planned.id) ?? {};
      const input = { type: 'adult', price, from: '2026-12-20' };
      expect((await ask(SET, { tourId: planned.id, version: seen, input })).done.__typename).toBe('TourPricesChanged');
    }
    app.clock.forward(30 * 24 * 60 * 60_000);
    const price = async () => (await app.listed()).find(({ id }) => id === planned.id) as ShownTour & { price: string };
    const query =
      'query ($tourId: ID!, $input: TourPriceInput!) { previewTourPrice(tourId: $tourId, input: $input) { ... on TourPricePreview { was } } }';
    const asked = await ask<{ previewTourPrice: object }>(query, {
      tourId: planned.id,
      input: { type: 'adult', price: '1' },
    });
    expect(asked.previewTourPrice).toEqual({ was: '32.00' });
    await app.app.get(ApplyPlannedPrices, { strict: false }).execute();
    expect((await price()).price).toBe('32.00');
  });
});
