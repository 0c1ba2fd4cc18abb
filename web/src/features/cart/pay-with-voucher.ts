import type { ApolloClient } from '@apollo/client';
import { RemoveVoucherDocument, UseVoucherDocument } from '../../generated/operations.js';
import { inTurn } from './cart-queue.js';
import { cartSession } from './cart-session.js';
import { fetchCart } from './read-cart.js';

const UNANSWERED = 'No answer came. Please try again.';

interface Answer {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly message: string }[];
}

/** Makes a change, then reads the cart. @returns why it was refused; undefined when it was made */
function changed(client: ApolloClient, send: () => Promise<Answer | undefined>): Promise<string | undefined> {
  return inTurn(async () => {
    const answer = await send().catch(() => undefined);
    await fetchCart(client);
    return answer === undefined ? UNANSWERED : (answer.fields?.[0]?.message ?? answer.message);
  });
}

/** Pays for the cart with a voucher. @returns why it was refused; undefined when it pays */
export function payWithVoucher(client: ApolloClient, code: string): Promise<string | undefined> {
  return changed(client, async () => {
    const variables = { sessionId: cartSession(), code };
    return (await client.mutate({ mutation: UseVoucherDocument, variables })).data?.useVoucher;
  });
}

/** Pays without a voucher. @returns why it was refused; undefined when it is gone */
export function removeVoucher(client: ApolloClient, voucherId: string): Promise<string | undefined> {
  return changed(client, async () => {
    const variables = { sessionId: cartSession(), voucherId };
    return (await client.mutate({ mutation: RemoveVoucherDocument, variables })).data?.removeVoucher;
  });
}
