import type { Language } from '@hilltop/contracts/house/languages';
import { dayAt } from '@hilltop/platform/values/calendar-date';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ada, address, buyer } from './support/buyer.js';
import { TOUR_ID } from './support/fake-bookings.js';
import { taxManager } from './support/manager.js';
import { newSession, type RunningOrders, runOrders } from './support/running-orders.js';

const REFUSED = '__typename ... on Refusal { message } ... on InvalidInput { fields { field message } }';
const USE = `mutation ($sessionId: String!, $code: String!) { done: useCode(sessionId: $sessionId, input: { code: $code }) { ${REFUSED} } }`;
const GIVE = `mutation ($sessionId: String!, $amount: String!) { done: setCartDonation(sessionId: $sessionId, amount: $amount) { ${REFUSED} } }`;
const VOUCHER = `mutation ($sessionId: String!, $input: CartVoucherInput!) { done: addCartVoucher(sessionId: $sessionId, input: $input) { ${REFUSED} } }`;
const PLACE = `mutation ($sessionId: String!, $input: PlaceOrderInput!) { done: placeOrder(sessionId: $sessionId, input: $input) { ${REFUSED} } }`;
const START = `mutation ($sessionId: String!, $version: String!) { done: startBasketPayment(sessionId: $sessionId, version: $version) { ${REFUSED} } }`;
const ASK = `mutation ($input: GroupAskInput!) { done: requestGroupVisit(input: $input) { ${REFUSED} } }`;
const AMOUNTS = `query ($sessionId: String!) { done: basket(sessionId: $sessionId) {
  lines { name } amounts(pickUp: false) { lines { label } } } }`;

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders();
  await taxManager(orders, dayAt('America/Chicago', new Date())).charge('goods', '8.25');
}, 60_000);
afterAll(() => orders.close());

async function ask(language: Language | undefined, query: string, variables: object) {
  const given = { sessionId: newSession(), ...variables };
  const { data, errors } = await orders.ask(query, given as never, undefined, undefined, undefined, language);
  if (errors) throw new Error(errors[0]?.message);
  return data?.done as never;
}

interface Answer {
  readonly message: string;
  readonly fields?: readonly { readonly message: string }[];
}

/** What is said in English, then in Spanish. */
async function said(query: string, variables: object): Promise<(string | undefined)[]> {
  const answers: Answer[] = await Promise.all([ask(undefined, query, variables), ask('es', query, variables)]);
  return answers.map(({ message, fields }) => fields?.[0]?.message ?? message);
}

const gift = { amount: '50', recipientName: 'Grace', recipientEmail: 'grace@example.test', fromName: 'Ada' };
const group = {
  ...{ organizationName: 'Lake School', organizationKind: 'school', organizerName: 'Ada', tourId: TOUR_ID },
  ...{ organizerEmail: 'ada@school.test', organizerPhone: '817 555 0100', pupils: 40, adults: 8, paysBy: 'card' },
  preferredDays: [],
};

it.each([
  ['a code', USE, { code: 'HV-NONE' }, "We can't use this code. Check", 'No podemos usar este código. Revise'],
  ['a gift', GIVE, { amount: 'x' }, 'Amount must be an amount such as 25', 'La cantidad se escribe como 25, de 1.00 a'],
  ['a name', VOUCHER, { input: { ...gift, fromName: '' } }, 'Your name is required', 'Escriba su nombre'],
  [
    'half a dollar',
    VOUCHER,
    { input: { ...gift, amount: '50.50' } },
    'Amount must be whole',
    'La cantidad tiene que ser',
  ],
  ['a day', VOUCHER, { input: { ...gift, sendOn: '2020-01-01' } }, 'This day has passed.', 'Este día ya pasó.'],
  [
    'no day',
    VOUCHER,
    { input: { ...gift, sendOn: 'soon' } },
    'Please choose a date from 2000',
    'Elija una fecha de 2000',
  ],
  [
    'an address',
    PLACE,
    { input: { ...ada, version: '', pickUp: false } },
    'Phone is required to',
    'Para enviar el pedido',
  ],
  ['an empty cart', START, { version: 'W10' }, 'There is nothing to pay for', 'No hay nada que pagar'],
  ['a group without a day', ASK, { input: group }, 'Please name a day', 'Elija un día'],
])('says in the language of the request what is wrong with %s', async (_, query, variables, english, spanish) => {
  const [inEnglish, inSpanish] = await said(query, variables);
  expect(inEnglish).toContain(english);
  expect(inSpanish).toContain(spanish);
});

describe('a cart', () => {
  it('names its lines and sums in the language of the request', async () => {
    const visitor = buyer(orders);
    await visitor.add(await orders.stock());
    const { sessionId } = visitor;
    await ask('es', GIVE, { sessionId, amount: '25' });
    await ask('es', VOUCHER, { sessionId, input: gift });
    const shown = async (language?: Language) => {
      const { lines, amounts }: { lines: { name: string }[]; amounts: { lines: { label: string }[] } } = await ask(
        language,
        AMOUNTS,
        { sessionId },
      );
      return [...lines.map(({ name }) => name), ...amounts.lines.map(({ label }) => label)];
    };
    expect(await shown()).toEqual([
      ...['The Lamp Mug', 'Gift voucher', 'Gift for the roof'],
      ...['Goods', 'Gift vouchers', 'Gifts', 'Shipping, flat', 'Sales tax, 8.25% on goods, $14.50', 'Total', 'By card'],
    ]);
    expect(await shown('es')).toEqual([
      ...['The Lamp Mug', 'Vale de regalo', 'Donativo para the roof', 'Artículos', 'Vales de regalo', 'Donativos'],
      ...['Envío, tarifa única', 'Impuesto sobre las ventas, 8.25% de $14.50 (artículos)', 'Total', 'Con tarjeta'],
    ]);
  });

  it('that was refused is answered in the language in which it was', async () => {
    const inSpanish = buyer(orders, undefined, 'es');
    const mug = await orders.stock();
    orders.catalog.left.set(mug, 1);
    await inSpanish.add(mug);
    const input = { ...address, version: (await inSpanish.basket()).version };
    orders.catalog.left.set(mug, 0);
    const message = 'The Lamp Mug: agotado.';
    const refused = { __typename: 'ProductOutOfStock', message };
    expect(await inSpanish.place(input, 'one key')).toMatchObject(refused);
    expect(await buyer(orders, inSpanish.sessionId).place(input, 'one key')).toMatchObject(refused);
    const another = buyer(orders);
    await another.add(mug);
    expect(await another.place(address)).toMatchObject({ message: 'The Lamp Mug is out of stock.' });
  });
});
