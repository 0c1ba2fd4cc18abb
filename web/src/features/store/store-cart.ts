import type { ApolloClient } from '@apollo/client';

/** What the store needs from the cart. */
export interface StoreCart {
  /** A cart request is in flight. */
  readonly isBusy: boolean;
  /** Adds one; `refused` when the server said no. */
  readonly onAdd: (
    client: ApolloClient,
    product: { readonly id: string; readonly name: string },
  ) => Promise<'done' | 'refused' | 'failed'>;
}
