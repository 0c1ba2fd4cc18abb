import { cartStore } from './cart-store.js';

let last: Promise<unknown> = Promise.resolve();

/** One change or read of the cart at a time, so that answers come in the order of the taps. */
export function inTurn<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
  cartStore.send({ type: 'queued' });
  const turn = last.then(run).finally(() => cartStore.send({ type: 'ended' }));
  last = turn.catch(() => undefined);
  return turn;
}
