import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setPrice } from './support/ticket-prices.js';
import { openTourApp, type ShownTour, type TourApp } from './support/tour-app.js';

const TEXTS = 'id name description features untranslated';
const RULE = '0195c1a2-3b4c-4d5e-8f60-112233445577';
const SAVE_RULE = `mutation ($id: ID!, $version: Int!, $input: PriceRuleInput!) {
  savePriceRule(tourId: $id, version: $version, ruleId: "${RULE}", input: $input) { __typename
    ... on TourPricesChanged { list { rules { name nameEs } } } } }`;
const START_PRICES = `query ($tourId: ID!) { startPrices(tourType: premium, tourId: $tourId, tourDate: "2026-12-05", tourTime: "10:00 AM") {
  ... on StartPrices { prices { reason type { label } } } } }`;

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
});
afterAll(() => app.close());

const inSpanish = async (query: string, variables: object = {}) =>
  (await app.ask(query, variables, { role: 'visitor' }, undefined, undefined, 'es')).data;
const texts = async (id: string) => {
  const tours = (await inSpanish(`{ tours { ${TEXTS} } }`))?.tours as unknown as { id: string }[];
  return tours.find((tour) => tour.id === id);
};

describe('a tour', () => {
  let tour: ShownTour;
  beforeAll(async () => {
    tour = await app.create('premium', { nameEs: 'A la luz de las lámparas', descriptionEs: ' ', featuresEs: [''] });
  });

  it('is in Spanish where staff wrote it, and names what is English', async () => {
    expect(await texts(tour.id)).toEqual({
      id: tour.id,
      name: 'A la luz de las lámparas',
      description: 'After dark.',
      features: ['Lamps'],
      untranslated: ['description', 'features'],
    });
  });

  it('is in English without a language, and for staff with what they wrote beside it', async () => {
    const { data } = await app.ask(`{ tours { ${TEXTS} nameEs descriptionEs featuresEs } }`, {}, testStaff);
    expect(data?.tours).toContainEqual({
      id: tour.id,
      ...{ name: 'Lamplight', description: 'After dark.', features: ['Lamps'], untranslated: [] },
      ...{ nameEs: 'A la luz de las lámparas', descriptionEs: null, featuresEs: null },
    });
  });

  it('keeps its Spanish texts in a change without them, and loses an emptied one', async () => {
    const updated = await app.update(tour, { featuresEs: ['Lámparas'] });
    expect(updated).toMatchObject({ __typename: 'TourUpdated' });
    tour = { ...tour, version: tour.version + 1 };
    expect(await texts(tour.id)).toMatchObject({ name: 'A la luz de las lámparas', features: ['Lámparas'] });
    await app.update(tour, { nameEs: '' });
    tour = { ...tour, version: tour.version + 1 };
    expect(await texts(tour.id)).toMatchObject({ name: 'Lamplight', features: ['Lámparas'] });
  });

  it('is sold and told of in English', async () => {
    const names = (await app.events(tour.id)).map(({ data }) => (data as { name: string }).name);
    expect(new Set(names)).toEqual(new Set(['Lamplight']));
  });

  it('refuses a Spanish text that is too long', async () => {
    expect(await app.update(tour, { nameEs: 'x'.repeat(121) })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'nameEs', message: 'Name in Spanish can have at most 120 characters' }],
    });
  });

  it('has a price rule that says its reason in Spanish, and English after its Spanish name is gone', async () => {
    const input = { name: 'Saturday', nameEs: 'Sábado', amount: '-5.00', floor: '10.00', ceiling: '45.00' };
    const save = async (changes: object) => {
      const { data } = await app.ask(SAVE_RULE, { ...tour, input: { ...input, ...changes } }, testStaff);
      tour = { ...tour, version: tour.version + 1 };
      return data?.savePriceRule;
    };
    const reason = async () => {
      const answer = await inSpanish(START_PRICES, { tourId: tour.id });
      return (answer as unknown as { startPrices: { prices: { reason: string }[] } }).startPrices.prices[0]?.reason;
    };
    await save({});
    expect(await reason()).toBe('Sábado, −$5');
    const { nameEs: _, ...without } = input;
    const { data } = await app.ask(SAVE_RULE, { ...tour, input: without }, testStaff);
    tour = { ...tour, version: tour.version + 1 };
    expect(data?.savePriceRule).toMatchObject({ list: { rules: [{ name: 'Saturday', nameEs: 'Sábado' }] } });
    await save({ nameEs: null });
    expect(await reason()).toBe('Saturday, −$5');
  });
});

describe('a type of ticket', () => {
  const labels = async () => {
    const tours = (await inSpanish('{ tours { prices { label type { singular plural note } } } }'))?.tours;
    return (tours as unknown as { prices: { label: string; type: object }[] }[]).flatMap(({ prices }) => prices);
  };

  it('has Spanish words in every house', async () => {
    await app.create('standard');
    for (const type of ['infant', 'senior'] as const) await setPrice(app.database.dataSource, type, 500, new Date(0));
    expect(await labels()).toContainEqual({
      label: 'Bebés',
      type: { singular: 'bebé', plural: 'bebés', note: 'en brazos, sin lugar propio' },
    });
  });

  it('is worded by a manager, each word by itself', async () => {
    const words = 'mutation ($input: UpdateTicketTypeInput!) { updateTicketType(code: "senior", input: $input) {';
    const { data } = await app.ask(
      `${words} ... on TicketTypeUpdated { type { label labelEs singularEs } } } }`,
      { input: { labelEs: 'Mayores de 65' } },
      testStaff,
    );
    expect(data?.updateTicketType).toEqual({
      type: { label: 'Seniors', labelEs: 'Mayores de 65', singularEs: 'adulto mayor' },
    });
    expect(await labels()).toContainEqual(expect.objectContaining({ label: 'Mayores de 65' }));
  });
});
