import type { ApolloClient } from '@apollo/client';

/** `refused` when the server refused it. */
export type AddToCart = (
  client: ApolloClient,
  product: { readonly id: string; readonly name: string },
) => Promise<'done' | 'refused' | 'unanswered'>;
