import { tourBooking } from '../local/test/support/tour-booking.ts';
import type { Party, People } from './people.ts';

const guest = { firstName: 'Guest', phone: '817-555-0100' };
const address = { address: '1 Main Street', city: 'Fort Worth', state: 'TX', zipCode: '76102' };

/** Hundredths of a percent, of goods. */
const taxRate = 825;

const adults = (count: number): Party => [{ type: 'adult', count }];
/** An infant has no seat: four guests, three seats. */
const family: Party = ['adult', 'child', 'infant', 'student'].map((type) => ({ type, count: 1 }));
const seniors: Party = [{ type: 'senior', count: 2 }];

const SET_RATE = `mutation ($input: TaxRateInput!) { setTaxRate(input: $input) {
  __typename ... on TaxCode { version rates { id } } ... on Refusal { message } } }`;
const CONFIRM_RATE = `mutation ($id: ID!, $version: Int!) { confirmTaxRate(id: $id, version: $version) {
  __typename ... on Refusal { message } } }`;
const COUNT = `mutation ($id: ID!) { countStock(productId: $id, stock: 5000) { __typename ... on Refusal { message } } }`;

/** Goods are taxed and counted. */
export async function openStore(people: People): Promise<void> {
  const validFrom = new Date().toISOString().slice(0, 10);
  const input = { code: 'goods', rate: (taxRate / 100).toFixed(2), basis: 'Texas Tax Code 151', validFrom, version: 1 };
  const { version, rates } = await people.ask(SET_RATE, { input }, 'setTaxRate');
  const [rate] = rates as { id: string }[];
  await people.ask(CONFIRM_RATE, { id: rate?.id, version }, 'confirmTaxRate');
  await people.ask(COUNT, { id: people.goods.id }, 'countStock');
}

export async function book(people: People, party: Party): Promise<void> {
  const { tourDate, tourTime } = people.nextTime();
  const name = people.mark('party');
  const { groupSize: _, ...booking } = tourBooking({ name, guests: 1, tourDate, tourTime });
  const totalAmount = people.priceOf(party);
  const { visitUrl } = await people.send('/api/tour-bookings', { ...booking, tickets: party, totalAmount }, name);
  people.visits.push({ token: tokenOf(visitUrl), party });
  people.confirmed.bookings += 1;
}

export const tokenOf = (url: unknown): string => String(url).split('/').at(-1) ?? '';

/** By the call of the specification, picked up or sent. */
export async function order(people: People, isSent: boolean): Promise<void> {
  const { id, name, price } = people.goods;
  const items = JSON.stringify([{ productId: id, productName: name, quantity: 2, price }]);
  const cents = 2 * Math.round(Number(price) * 100);
  const sums = { total: (cents / 100).toFixed(2), tax: (Math.round((cents * taxRate) / 10_000) / 100).toFixed(2) };
  const customer = { customerName: 'Guest', customerEmail: 'order@example.test' };
  const delivery = isSent ? { ...address, customerPhone: guest.phone, shipping: '5.99' } : {};
  const placed = await people.send(
    '/api/orders',
    { ...customer, ...delivery, ...sums, items, status: 'pending' },
    people.mark('order'),
  );
  people.orders.push({ id: String(placed.id), number: String(placed.orderNumber) });
  people.confirmed.orders += 1;
}

/** @returns the session of a cart with a tour and goods, perhaps with a gift voucher of $30 */
export async function fillCart(people: People, hasGift: boolean): Promise<string> {
  const { tourDate, tourTime } = people.nextTime();
  const cart = people.mark('cart-upgrade');
  const {
    groupSize: _,
    paymentIntentId: __,
    paymentStatus: ___,
    ...tour
  } = tourBooking({
    ...{ name: cart, guests: 1, tourDate, tourTime },
  });
  const party = adults(2);
  const visit = { ...tour, tickets: party, totalAmount: people.priceOf(party) };
  await people.send(`/api/basket/${cart}/tours`, visit, `${cart}-tour`);
  await people.send('/api/cart', { sessionId: cart, productId: people.goods.id, quantity: 2 }, `${cart}-goods`);
  if (hasGift) {
    const gift = { amount: '30', recipientName: 'Grace', recipientEmail: `${cart}@example.test`, fromName: 'Guest' };
    await people.send(`/api/basket/${cart}/vouchers`, gift, `${cart}-gift`);
  }
  return cart;
}

/** One payment for all of it. */
export async function checkOut(people: People, cart: string): Promise<void> {
  const { version } = await people.read(`/api/basket/${cart}`);
  const customer = { customerName: 'Guest', customerEmail: 'cart@example.test', pickUp: true };
  await people.send(`/api/basket/${cart}/checkout`, { version, ...customer }, `${cart}-sale`);
  people.confirmed.bookings += 1;
  people.confirmed.orders += 1;
}

/** A manager gives a voucher that pays for a part of several carts. */
export async function giveVoucher(people: People): Promise<void> {
  const given = { amount: '500', reason: 'The tour was cut short.' };
  people.codes.push(String((await people.manage('/api/vouchers', given, people.mark('voucher'))).code));
}

/** @param use enters the code of a voucher into the cart */
export async function buyWithVoucher(
  people: People,
  use: (cart: string, code: string) => Promise<unknown>,
): Promise<void> {
  const cart = await fillCart(people, false);
  await use(cart, people.codes[people.confirmed.orders % people.codes.length] ?? '');
  await checkOut(people, cart);
}

/** Of everything in turn, several visitors at a time. */
export async function sell(people: People, sales: number): Promise<void> {
  const kinds = [
    () => book(people, adults(1)),
    () => book(people, family),
    () => order(people, false),
    () => book(people, adults(2)),
    () => fillCart(people, true).then((cart) => checkOut(people, cart)),
    () => book(people, seniors),
    () => order(people, true),
    () => book(people, family),
    () => fillCart(people, false).then((cart) => checkOut(people, cart)),
    () => book(people, adults(1)),
  ];
  for (let sold = 0; sold < sales; sold += kinds.length) {
    await Promise.all(kinds.slice(0, sales - sold).map((sale) => sale()));
  }
}
