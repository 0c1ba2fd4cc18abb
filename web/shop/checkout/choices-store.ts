import { createStore, useStore } from '../../kit/lib/create-store.js';
import { type Choices, firstChoices } from './checkout-cart.js';

/** How the visitor wants to buy the cart: chosen on its page or at checkout. */
export const choicesStore = createStore(
  (_: Choices, chosen: Choices) => chosen,
  () => firstChoices,
);

export function useChoices(): Choices {
  return useStore(choicesStore, () => firstChoices);
}
