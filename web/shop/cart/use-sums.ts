import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import type { CartSums } from '../rules/cart-line.js';
import { costTheSame, useChoices } from '../rules/choices.js';
import { useCart } from './cart-store.js';
import { readSums } from './read-cart.js';

export interface ShownSums {
  /** Undefined until they are fetched. */
  readonly sums: CartSums | undefined;
  /** The server has not yet answered the last change or choice. */
  readonly isSettling: boolean;
}

/** What the cart costs by the visitor's choices. They are asked of the server whenever the choices change. */
export function useSums(client: ApolloClient): ShownSums {
  const { sums, lines, waiting } = useCart();
  const choices = useChoices();
  const isOfChoices = sums !== undefined && costTheSame(sums.choices, choices);
  const isOther = sums !== undefined && !isOfChoices;
  useEffect(() => {
    if (isOther) void readSums(client);
  }, [isOther, client]);
  return { sums: sums?.asChosen, isSettling: lines !== undefined && (waiting > 0 || !isOfChoices) };
}
