import { setTimeout as pause } from 'node:timers/promises';
import { bookTour, holdSeats } from './book.ts';
import { buyCart } from './buy-cart.ts';
import type { Actor } from './scene.ts';
import { orderGoods, shop } from './shop.ts';

/** How often a visitor does what, in parts. */
export type Mix = Readonly<Record<'look' | 'hold' | 'book' | 'shop' | 'order' | 'cart' | 'write', number>>;

export const usualMix: Mix = { look: 50, hold: 12, book: 6, shop: 26, order: 4, cart: 6, write: 2 };

async function look(actor: Actor): Promise<void> {
  const path = actor.random.pick(['/api/tours', '/api/products', `/api/cart/${actor.mark('empty')}`]);
  await actor.once({ kind: 'other', mark: path }, { path });
}

/** Writes to the house, once: nobody sends a letter twice because the post office did not say thank you. */
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
  // From an address of its own: the house takes a few letters from each.
  await actor.once({ kind: 'message', mark }, { method: 'POST', path: '/api/contact', json }, actor.caller());
}

/** One visitor, from the opening to the end of the run. */
export async function visit(actor: Actor, mix: Mix): Promise<void> {
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
    await pause(actor.random.whole(0, 20));
  }
}
