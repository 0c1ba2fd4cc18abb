import { randomUUID } from 'node:crypto';
import { offOne, orderCents, partyCents, ticketCents } from '../accountant/prices.ts';
import type { Code, Gone, Order, Party, Product, Start } from '../contract/contracts.ts';
import { payForBasket } from './pay.ts';
import { amountOf, centsOf, type Person, ticketsOf } from './person.ts';
import { guestFields, keepVisit, someParty, startFields } from './visits.ts';

const USE_CODE = `mutation ($sessionId: String!, $code: String!) {
  useCode(sessionId: $sessionId, input: { code: $code }) { __typename ... on Refusal { message } } }`;
const address = { customerPhone: '817 555 0100', address: '1 Road', city: 'Dallas', state: 'TX', zipCode: '75201' };

interface Cart {
  readonly sessionId: string;
  readonly goods: { product: Product; quantity: number; gone: Gone[] }[];
  readonly tours: { readonly party: Party; readonly start: Start }[];
  readonly gifts: number[];
  code?: Code;
}

async function fill(person: Person): Promise<Cart> {
  const { random, town } = person;
  const sessionId = `cart-${randomUUID()}`;
  const cart: Cart = { sessionId, goods: [], tours: [], gifts: [] };
  for (
    let tours = random.weighted([
      [5, 1],
      [2, 0],
      [1, 2],
    ] as const);
    tours > 0;
    tours -= 1
  ) {
    const [party, start] = [someParty(person), random.pick(town.terms.starts)];
    const totalAmount = amountOf(partyCents(town.terms, party, start));
    const json = { ...guestFields(person), ...startFields(start), tickets: ticketsOf(party), totalAmount };
    const { outcome } = await person.ask({ method: 'POST', path: `/api/basket/${sessionId}/tours`, json });
    if (outcome === 'confirmed') cart.tours.push({ party, start });
  }
  for (const product of town.terms.products.filter(() => random.chance(40))) {
    const json = { sessionId, productId: product.id, quantity: random.whole(1, 4) };
    const { outcome } = await person.ask({ method: 'POST', path: '/api/cart', json });
    if (outcome === 'confirmed') cart.goods.push({ product, quantity: json.quantity, gone: [] });
  }
  if (random.chance(15)) {
    const cents = random.whole(10, 60) * 100;
    const json = {
      amount: String(cents / 100),
      recipientName: 'Guest',
      recipientEmail: `for-${person.email}`,
      fromName: 'Guest',
    };
    const { outcome } = await person.ask({ method: 'POST', path: `/api/basket/${sessionId}/vouchers`, json });
    if (outcome === 'confirmed') cart.gifts.push(cents);
  }
  return cart;
}

/** A code, a voucher, or both. */
async function lowerPrice(person: Person, cart: Cart, wanted: Code | undefined): Promise<void> {
  const { random, town } = person;
  const type = (code: string) => person.graphql(USE_CODE, { sessionId: cart.sessionId, code }, 'useCode');
  if (wanted || random.chance(50)) {
    await type((wanted ?? random.pick(town.terms.codes)).name);
  }
  if (random.chance(40) && town.vouchers.length > 0) await type(random.pick(town.vouchers));
}

const tourCents = ({ town: { terms } }: Person, { tours, code }: Cart): number =>
  tours.reduce((sum, { party, start }) => {
    const off = (type: string) => (code?.forTours ? offOne(code, ticketCents(terms, type, start)) : 0);
    const all = Object.entries(party).reduce((cents, [type, count]) => cents + count * off(type), 0);
    return sum + partyCents(terms, party, start) - all;
  }, 0);

/** Fills a cart, pays for it, and keeps what was agreed on. @param wanted any code by default @returns the order */
export async function buyCart(person: Person, wanted?: Code): Promise<Order | undefined> {
  const { random, town, contracts } = person;
  const cart = await fill(person);
  await lowerPrice(person, cart, wanted);
  const { body } = await person.ask({ path: `/api/basket/${cart.sessionId}` });
  if (typeof body.version !== 'string') return undefined;
  const code = town.terms.codes.find(({ name }) => name === Object(body.code).code);
  if (code) cart.code = code;
  const isSent = cart.goods.length > 0 && random.chance(30);
  const draft = { goods: cart.goods, isSent, giftCents: cart.gifts, ...(cart.code && { code: cart.code }) };
  const order = {
    ...draft,
    person: person.name,
    id: '',
    orderNumber: '',
    email: buyersEmail(person),
    tourCents: tourCents(person, cart),
  };
  const cents = orderCents(town.terms, order) + order.tourCents;
  const told =
    centsOf(body.total) + centsOf(isSent ? body.taxWithShipping : body.tax) + (isSent ? centsOf(body.shipping) : 0);
  if (told !== cents) contracts.surprises.push(`${person.name} fills a cart of ${cents} cents, and is told ${told}`);
  const total = amountOf(told);
  const needsCard = centsOf(isSent ? body.toPayWithShipping : body.toPay) > 0;
  const pay = { sessionId: cart.sessionId, version: body.version, pickUp: !isSent, total };
  const intentId = needsCard ? await payForBasket(person, pay) : undefined;
  if (random.chance(4)) return undefined;
  const claimed = random.chance(6) ? amountOf(Math.max(0, told - 100)) : total;
  const customer = { customerName: 'Guest', customerEmail: order.email, ...(isSent && address) };
  const json = {
    version: body.version,
    pickUp: !isSent,
    total: claimed,
    ...customer,
    ...(intentId !== undefined && { paymentIntentId: intentId }),
  };
  const key = randomUUID();
  const checkOut = () => person.ask({ method: 'POST', path: `/api/basket/${cart.sessionId}/checkout`, json }, key);
  const answer = await checkOut();
  if (random.chance(15)) await checkOut();
  if (intentId !== undefined) contracts.name(intentId);
  if (answer.outcome === 'unknown')
    contracts.surprises.push(`${person.name} was never answered about the cart ${cart.sessionId}`);
  return answer.outcome === 'confirmed' ? keepOrder(person, cart, order, answer.body) : undefined;
}

/** The same mailbox under another address, now and then. */
function buyersEmail(person: Person): string {
  return person.random.chance(30) ? person.email.replace('@', `+${person.random.whole(1, 9)}@`) : person.email;
}

export interface PlacedTour {
  readonly kind: 'tour';
  readonly confirmationCode: string;
  readonly visitUrl: string;
  readonly tourDate: string;
  readonly tourTime: string;
}

/** @throws TypeError if the answer has no lines: an accountant who hears of no tours calls their money nobody's */
export function toursOf({ lines }: { readonly lines: readonly { readonly kind: string }[] }): readonly PlacedTour[] {
  return lines.filter((line): line is PlacedTour => line.kind === 'tour');
}

function keepOrder(person: Person, cart: Cart, draft: Order, body: Record<string, unknown>): Order {
  const placed = Object(body.order) as { id: string; orderNumber: string; lines: { kind: string }[] };
  const order = { ...draft, id: placed.id, orderNumber: placed.orderNumber };
  person.contracts.orders.push(order);
  const open = [...cart.tours];
  for (const tour of toursOf(placed)) {
    const at = open.findIndex(({ start }) => start.date === tour.tourDate && start.time === tour.tourTime);
    const [agreed] = open.splice(at, 1);
    if (at < 0 || !agreed) person.contracts.surprises.push(`${order.orderNumber} has a tour that was not in the cart`);
    else
      keepVisit(
        person,
        { ...tour },
        { ...agreed, orderNumber: order.orderNumber, ...(cart.code && { code: cart.code }) },
      );
  }
  return order;
}
