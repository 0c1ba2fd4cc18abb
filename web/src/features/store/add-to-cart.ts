import type { ApolloClient } from '@apollo/client';

/** Adds one of a product to the cart; `refused` when the server said no. */
export type AddToCart = (
  client: ApolloClient,
  product: { readonly id: string; readonly name: string },
) => Promise<'done' | 'refused' | 'unanswered'>;
