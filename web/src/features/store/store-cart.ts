import type { ApolloClient } from '@apollo/client';

/** What the store needs of a cart. */
export interface StoreCart {
  /** A request of the cart is in flight. */
  readonly isBusy: boolean;
  /** Adds one; `refused` when the shop said no. */
  readonly onAdd: (
    client: ApolloClient,
    product: { readonly id: string; readonly name: string },
  ) => Promise<'done' | 'refused' | 'failed'>;
}
