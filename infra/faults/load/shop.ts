import { amountOf, centsOf } from './prepare-scene.ts';
import type { Actor, Goods } from './scene.ts';

/** Adds to a cart from which nothing is removed, so that its sum tells how often each addition was made. */
export async function add(actor: Actor, cart: string, { id }: Goods, quantity: number): Promise<string | undefined> {
  const json = { sessionId: cart, productId: id, quantity };
  const answer = await actor.once(
    { kind: 'added', mark: `${cart} ${id}`, quantity },
    { method: 'POST', path: '/api/cart', json },
  );
  return typeof answer.body.id === 'string' ? answer.body.id : undefined;
}

async function change(actor: Actor, cart: string, line: string): Promise<void> {
  const { random } = actor;
  const path = `/api/cart/${line}`;
  const headers = { 'x-cart-session': cart };
  const call = random.chance(70)
    ? ({ method: 'PUT', path, headers, json: { quantity: random.whole(-5, 120) } } as const)
    : ({ method: 'DELETE', path, headers } as const);
  await actor.once({ kind: 'other', mark: `${call.method} cart` }, call);
}

/** Fills a cart, and changes some. */
export async function shop(actor: Actor): Promise<void> {
  const { scene, random } = actor;
  const isChanged = random.chance(30);
  const cart = actor.mark(isChanged ? 'changed' : 'added');
  const goods = random.pick(scene.goods);
  for (let adds = random.whole(1, 4); adds > 0; adds -= 1) {
    const line = await add(actor, cart, goods, random.chance(20) ? random.whole(60, 99) : random.whole(1, 4));
    if (isChanged && line !== undefined) {
      await change(actor, cart, line);
    }
  }
  await actor.once({ kind: 'other', mark: 'cart' }, { path: `/api/cart/${cart}` });
}

/** Orders at the price last seen. Some try to pay less. */
export async function orderGoods(actor: Actor): Promise<void> {
  const { scene, random } = actor;
  const lines = random
    .shuffled(scene.goods)
    .slice(0, random.whole(1, 3))
    .map(({ id, name, price }) => ({
      productId: id,
      productName: name,
      quantity: random.whole(1, 3),
      price,
    }));
  const cents = lines.reduce((sum, { price, quantity }) => sum + centsOf(price) * quantity, 0);
  const isHonest = !random.chance(15);
  const mark = actor.mark('order');
  const json = {
    customerName: 'Guest',
    customerEmail: `${mark}@example.test`,
    items: JSON.stringify(lines),
    total: amountOf(isHonest ? cents : 1),
    status: 'pending',
  };
  const call = { method: 'POST', path: '/api/orders', json, headers: { 'idempotency-key': mark } } as const;
  const answer = await actor.keyed({ kind: 'order', mark, cents, isHonest }, call);
  if (answer.outcome === 'refused' && isHonest) {
    await lookAgain(actor);
  }
}

/** Staff may have changed a price. */
async function lookAgain({ scene, client }: Actor): Promise<void> {
  const { body } = await client.ask({ path: '/api/products' });
  if (Array.isArray(body.list) && body.list.length > 0) {
    scene.goods = body.list;
  }
}
