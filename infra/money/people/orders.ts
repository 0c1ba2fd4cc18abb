import { randomUUID } from 'node:crypto';
import { orderCents, receiptOf } from '../accountant/prices.ts';
import type { Order, Product } from '../contract/contracts.ts';
import { payForBasket } from './pay.ts';
import { amountOf, type Person } from './person.ts';
import { captureElsewhere } from './visits.ts';

/** Buys named goods, at the counter. A payment starts from a cart, so that a cart has the same. */
export async function orderGoods(person: Person): Promise<Order | undefined> {
  const { random, town, contracts } = person;
  const products = town.terms.products.filter(() => random.chance(60));
  if (products.length === 0) return undefined;
  const goods = products.map((product) => ({ product, quantity: random.whole(1, 5), gone: [] }));
  const bought = { goods, isSent: false, giftCents: [], tourCents: 0, person: person.name, email: person.email };
  const { goods: sums, taxes } = receiptOf(town.terms, bought);
  const sumOf = (all: readonly number[]) => amountOf(all.reduce((a, b) => a + b, 0));
  const items = JSON.stringify(
    goods.map(({ product, quantity }) => ({
      productId: product.id,
      productName: product.name,
      quantity,
      price: amountOf(product.cents),
    })),
  );
  const priced = { items, total: sumOf(sums), tax: sumOf(taxes) };
  const intentId = await payFor(person, goods, amountOf([...sums, ...taxes].reduce((a, b) => a + b, 0)));
  if (intentId === undefined) return undefined;
  if (random.chance(6)) captureElsewhere(person, intentId);
  const claimed = random.chance(8) ? { ...priced, total: amountOf(1) } : priced;
  const json = { ...claimed, customerName: 'Guest', customerEmail: person.email, paymentIntentId: intentId };
  const key = randomUUID();
  const send = () => person.ask({ method: 'POST', path: '/api/orders', json }, key);
  const answer = await send();
  if (random.chance(15)) await send();
  contracts.name(intentId);
  if (answer.outcome === 'unknown')
    contracts.surprises.push(`${person.name} was never answered about payment ${intentId}`);
  if (answer.outcome !== 'confirmed') return undefined;
  const order: Order = {
    ...bought,
    intentId,
    id: String(answer.body.id),
    orderNumber: String(answer.body.orderNumber),
  };
  if (orderCents(town.terms, order) === 0) contracts.surprises.push(`${order.orderNumber} costs nothing`);
  contracts.orders.push(order);
  return order;
}

async function payFor(
  person: Person,
  goods: readonly { readonly product: Product; readonly quantity: number }[],
  total: string,
): Promise<string | undefined> {
  const sessionId = randomUUID();
  for (const { product, quantity } of goods) {
    await person.ask({ method: 'POST', path: '/api/cart', json: { sessionId, productId: product.id, quantity } });
  }
  const { body } = await person.ask({ path: `/api/basket/${sessionId}` });
  if (typeof body.version !== 'string') return undefined;
  return payForBasket(person, { sessionId, version: body.version, pickUp: true, total });
}
