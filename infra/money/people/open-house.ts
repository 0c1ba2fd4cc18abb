import { randomUUID } from 'node:crypto';
import { chosenHouse } from '../../local/house.ts';
import type { Code, Product, Start, Terms } from '../contract/contracts.ts';
import { amountOf, type Person } from './person.ts';

const REFUSED = '__typename ... on Refusal { message } ... on InvalidInput { fields { field message } }';
const CREATE_TOUR = `mutation ($input: CreateTourInput!) { createTour(input: $input) { ${REFUSED} ... on TourCreated { tour { id version } } } }`;
const SET_PRICE = `mutation ($id: ID!, $version: Int!, $input: TourPriceInput!) { setTourPrice(tourId: $id, version: $version, input: $input) { ${REFUSED} ... on TourPricesChanged { tour { version } } } }`;
const SAVE_RULE = `mutation ($id: ID!, $version: Int!, $ruleId: ID!, $input: PriceRuleInput!) { savePriceRule(tourId: $id, version: $version, ruleId: $ruleId, input: $input) { ${REFUSED} ... on TourPricesChanged { tour { version } } } }`;
const CREATE_CODE = `mutation ($input: PromotionInput!) { createPromotion(input: $input) { ${REFUSED} ... on Promotion { id } } }`;
const SET_CHANGE_RULE = `mutation ($input: ChangeRuleInput!) { setChangeRule(version: 0, input: $input) { ${REFUSED} } }`;
const TAX_CODES = '{ taxCodes { code version } }';
const SET_RATE = `mutation ($input: TaxRateInput!) { setTaxRate(input: $input) { ${REFUSED} ... on TaxCode { version rates { id state } } } }`;
const CONFIRM_RATE = `mutation ($id: ID!, $version: Int!) { confirmTaxRate(id: $id, version: $version) { __typename ... on Refusal { message } } }`;
const DAYS = `query ($from: String!, $to: String!) { availability(tourType: standard, from: $from, to: $to) { days { date times { time } } } }`;
const SET_GROUP_RATE = `mutation ($tourId: ID!) { setGroupRate(tourId: $tourId, kind: school, amount: "10.00") { ${REFUSED} } }`;
const SHIPPING = '{ storeTerms { shipping } }';

/** Multiples of 50 cents: a fifth of each, also of a Saturday's, is whole cents. */
const PRICES = { adult: 2_500, child: 1_250, senior: 2_000, infant: 0, companion: 0 };
const SATURDAY_PERCENT = 60;
const RATES = { goods: '8.25', books: '6.25', shipping: '8.25' };
const CODES: readonly Code[] = [
  { name: 'FIFTH', kind: 'percent', amount: 20, limit: 12, oncePerAddress: false, forTours: true, forGoods: true },
  { name: 'FREEONE', kind: 'percent', amount: 100, limit: 4, oncePerAddress: true, forTours: true, forGoods: false },
  {
    name: 'FIFTEEN',
    kind: 'fixed_price',
    amount: 1_500,
    limit: 40,
    oncePerAddress: false,
    forTours: true,
    forGoods: false,
  },
  { name: 'TENOFF', kind: 'cents', amount: 1_000, limit: 40, oncePerAddress: true, forTours: false, forGoods: true },
];

/** @throws with what was refused */
async function must(
  manager: Person,
  query: string,
  variables: object,
  field: string,
): Promise<Record<string, unknown>> {
  const { outcome, body } = await manager.graphql(query, variables, field);
  if (outcome !== 'confirmed' || body.fields) throw new Error(`${field} was refused: ${JSON.stringify(body)}`);
  return body;
}

async function openTour(manager: Person): Promise<Terms['tour']> {
  const name = 'The Walk of the Accountant';
  const input = {
    type: 'standard',
    name,
    description: 'To the cent.',
    price: amountOf(PRICES.adult),
    durationMinutes: 60,
    features: [],
  };
  const created = Object((await must(manager, CREATE_TOUR, { input }, 'createTour')).tour) as {
    id: string;
    version: number;
  };
  const { id } = created;
  let { version } = created;
  const next = (body: Record<string, unknown>) => Number(Object(body.tour).version);
  for (const [type, cents] of Object.entries(PRICES).slice(1)) {
    const price = { type, price: amountOf(cents), seats: type === 'infant' ? 0 : 1 };
    version = next(await must(manager, SET_PRICE, { id, version, input: price }, 'setTourPrice'));
  }
  const rule = { name: 'Saturday', weekdays: [6], percent: SATURDAY_PERCENT, floor: '1.00', ceiling: '100.00' };
  await must(manager, SAVE_RULE, { id, version, ruleId: randomUUID(), input: rule }, 'savePriceRule');
  return { id, name, cents: PRICES };
}

async function setTaxes(manager: Person): Promise<void> {
  const { body } = await manager.ask({ method: 'POST', path: '/graphql', json: { query: TAX_CODES } });
  const codes = Object(body.data).taxCodes as { code: string; version: number }[];
  for (const [code, rate] of Object.entries(RATES)) {
    const version = codes.find((one) => one.code === code)?.version;
    const input = { code, rate, basis: 'For the campaign', validFrom: venueDate(0), version };
    const set = await must(manager, SET_RATE, { input }, 'setTaxRate');
    const id = (set.rates as { id: string; state: string }[]).find(({ state }) => state === 'NOT_CONFIRMED')?.id;
    await must(manager, CONFIRM_RATE, { id, version: set.version }, 'confirmTaxRate');
  }
}

async function stock(manager: Person): Promise<Product[]> {
  const wanted = [
    ['The Mug of the Accountant', 1_600, 'goods', 825],
    ['The Book of the Accountant', 2_200, 'books', 625],
    ['The Poster of the Accountant', 950, 'goods', 825],
  ] as const;
  const products: Product[] = [];
  for (const [name, cents, taxCode, rate] of wanted) {
    const json = {
      name,
      description: 'To the cent.',
      price: amountOf(cents),
      category: 'Souvenirs',
      inStock: true,
      taxCode,
    };
    const { body } = await manager.ask({ method: 'POST', path: '/api/products', json });
    products.push({ id: String(body.id), name, cents, rate });
  }
  return products;
}

const { timeZone } = chosenHouse();
const venueDate = (ahead: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + ahead * 86_400_000);

/** Until how many days before its start a visit gives how much back: what begins within the first ten days of sale gives nothing. */
const REFUNDS = [
  { days: 32, percent: 100 },
  { days: 20, percent: 50 },
];
/** The last starts. */
const CLOSABLE = 4;

/** A manager opens the house: what it sells, for how much. */
export async function openHouse(manager: Person): Promise<Terms> {
  const tour = await openTour(manager);
  await must(manager, SET_GROUP_RATE, { tourId: tour.id }, 'setGroupRate');
  await setTaxes(manager);
  const refundSteps = REFUNDS.map(({ days, percent }) => ({ untilHours: 24 * days, percent }));
  await must(manager, SET_CHANGE_RULE, { input: { changesUntilHours: 24, refundSteps } }, 'setChangeRule');
  for (const { amount, limit, name, ...code } of CODES) {
    const words = {
      code: name,
      name,
      amount: code.kind === 'percent' ? String(amount) : amountOf(amount),
      usesLimit: limit,
    };
    await must(manager, CREATE_CODE, { input: { ...code, ...words } }, 'createPromotion');
  }
  const products = await stock(manager);
  const days = await manager.ask({
    method: 'POST',
    path: '/graphql',
    json: { query: DAYS, variables: { from: venueDate(10), to: venueDate(45) } },
  });
  const open = Object(Object(days.body.data).availability).days as { date: string; times: { time: string }[] }[];
  // Of the days between, it depends on the hour.
  const clear = open.filter(({ date }) => REFUNDS.every(({ days }) => date !== venueDate(days)));
  const starts: Start[] = clear.flatMap(({ date, times }) => times.slice(0, 3).map(({ time }) => ({ date, time })));
  const { body } = await manager.ask({ method: 'POST', path: '/graphql', json: { query: SHIPPING } });
  const shipping = { cents: Math.round(Number(Object(Object(body.data).storeTerms).shipping) * 100), rate: 825 };
  const closable = starts.slice(-CLOSABLE);
  const refunds = REFUNDS.map(({ days, percent }) => ({ from: venueDate(days), percent }));
  const dates = { starts, closable, refunds };
  return { tour, saturdayPercent: SATURDAY_PERCENT, ...dates, products, shipping, codes: CODES };
}
