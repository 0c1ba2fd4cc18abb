import { createStore, useStore } from '../../kit/lib/create-store.js';
import { type CartContents, goodsIn, toursIn } from './cart-line.js';

export interface Choices {
  /** Undefined until it is chosen. */
  readonly pickUp: boolean | undefined;
  /** Lines that are picked up while the others are sent; undefined unless the visitor wants some of each. */
  readonly atCounter: readonly string[] | undefined;
  /** Buy the rest if something is no longer available. */
  readonly takeTheRest: boolean;
}

export const firstChoices: Choices = { pickUp: undefined, atCounter: undefined, takeTheRest: false };

/** How the visitor wants to buy the cart: chosen on its page or at checkout. */
export const choicesStore = createStore(
  (_: Choices, chosen: Choices) => chosen,
  () => firstChoices,
);

export function useChoices(): Choices {
  return useStore(choicesStore, () => firstChoices);
}

/** Whether a cart costs the same by both. */
export function costTheSame(one: Choices, other: Choices): boolean {
  return one.pickUp === other.pickUp && one.atCounter === other.atCounter;
}

/** Whether the goods are sent: without a tour, unless the visitor chose otherwise (product.md §18). */
export function isSent(cart: Pick<CartContents, 'lines'>, choices: Choices): boolean {
  const { pickUp = toursIn(cart).length > 0, atCounter = [] } = choices;
  return !pickUp && goodsIn(cart).some(({ id, available }) => available && !atCounter.includes(id));
}

/** The lines to name as picked up: none where everything is sent, or picked up. */
export function pickUpLinesOf(cart: Pick<CartContents, 'lines'>, choices: Choices): string[] {
  if (!isSent(cart, choices)) return [];
  return cart.lines.filter(({ id }) => choices.atCounter?.includes(id)).map(({ id }) => id);
}
