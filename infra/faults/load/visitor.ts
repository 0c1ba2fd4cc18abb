import { setTimeout as pause } from 'node:timers/promises';
import { bookTour, holdSeats } from './book.ts';
import { amountOf } from './prepare-scene.ts';
import type { Actor } from './scene.ts';
import { add, orderGoods, shop } from './shop.ts';
import { addGift, useCode } from './vouchers.ts';
import { guestFields, priceOf, wish } from './wish.ts';

/** Relative frequencies. */
export type Mix = Readonly<Record<'look' | 'hold' | 'book' | 'shop' | 'order' | 'cart' | 'write', number>>;

export const usualMix: Mix = { look: 50, hold: 12, book: 6, shop: 26, order: 4, cart: 6, write: 2 };

async function look(actor: Actor): Promise<void> {
  const path = actor.random.pick(['/api/tours', '/api/products', `/api/cart/${actor.mark('empty')}`]);
  await actor.once({ kind: 'other', mark: path }, { path });
}

/** Writes to the house, once: a visitor does not repeat a message just because no answer came. */
async function write(actor: Actor): Promise<void> {
  const mark = actor.mark('letter');
  const json = {
    firstName: 'Guest',
    lastName: 'Writer',
    email: `${mark}@example.test`,
    phone: '817-555-0100',
    subject: actor.random.pick(['tour-inquiry', 'group-booking', 'other']),
    message: mark,
  };
  // From its own address: the house accepts only a few messages from each.
  await actor.once({ kind: 'message', mark }, { method: 'POST', path: '/api/contact', json }, actor.caller());
}

/** One visitor, from the opening to the end of the run. @param thinksMs at most, between two deeds */
export async function visit(actor: Actor, mix: Mix, thinksMs = 20): Promise<void> {
  const deeds = [
    [mix.look, look],
    [mix.hold, holdSeats],
    [mix.book, bookTour],
    [mix.shop, shop],
    [mix.order, orderGoods],
    [mix.cart, buyCart],
    [mix.write, write],
  ] as const;
  while (!actor.scene.isOver()) {
    await actor.random.weighted(deeds)(actor);
    await pause(actor.random.whole(0, thinksMs));
  }
}

/** Puts a tour into a cart. @returns whether its seats are held there */
async function addTour(actor: Actor, cart: string): Promise<boolean> {
  const party = wish(actor);
  const mark = actor.mark('tour');
  const json = {
    ...party,
    ...guestFields(actor, mark),
    totalAmount: amountOf(priceOf(actor, party)),
  };
  const call = {
    method: 'POST',
    path: `/api/basket/${cart}/tours`,
    json,
    headers: { 'idempotency-key': mark },
  } as const;
  const answer = await actor.keyed({ kind: 'other', mark: 'tour of a cart' }, call);
  return answer.outcome === 'confirmed';
}

/**
 * Buys a tour and goods at once, some with a gift voucher in the cart, some paying with a voucher. Some saw an older
 * cart or another sum; some take what is left, others all or nothing.
 */
async function buyCart(actor: Actor): Promise<void> {
  const { scene, random, client } = actor;
  const cart = actor.mark('basket');
  const hasTour = await addTour(actor, cart);
  if (!hasTour || random.chance(70)) await add(actor, cart, random.pick(scene.goods), random.whole(1, 3));
  if (random.chance(30)) await addTour(actor, cart);
  if (random.chance(15)) await addGift(actor, cart);
  if (random.chance(35)) await useCode(actor, cart, scene.codes);
  const cheaper = scene.promotions.map(({ code }) => code);
  if (random.chance(40)) await useCode(actor, cart, cheaper);
  const { body } = await client.ask({ path: `/api/basket/${cart}` });
  if (typeof body.version !== 'string' || random.chance(15)) return;
  if (random.chance(10)) await add(actor, cart, random.pick(scene.goods), 1);
  const isHonest = !random.chance(10);
  const mark = actor.mark('sale');
  const json = {
    version: body.version,
    customerName: 'Guest',
    customerEmail: `${mark}@example.test`,
    pickUp: true,
    takeWhatYouCanGet: random.chance(50),
    total: isHonest ? body.total : '0.01',
  };
  const call = {
    method: 'POST',
    path: `/api/basket/${cart}/checkout`,
    json,
    headers: { 'idempotency-key': mark },
  } as const;
  await actor.keyed({ kind: 'sale', mark, isHonest }, call);
}
