import type { ApolloClient } from '@apollo/client';
import { RemoveCodeDocument, UseCodeDocument } from '../../generated/operations.js';
import { inTurn } from './cart-queue.js';
import { cartSession } from './cart-session.js';
import { fetchCart } from './read-cart.js';

const UNANSWERED = 'No answer from the server. Please try again.';

interface Answer {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly message: string }[];
}

/** Makes a change, then reads the cart. @returns why it was refused; undefined on success */
function changed(client: ApolloClient, send: () => Promise<Answer | undefined>): Promise<string | undefined> {
  return inTurn(async () => {
    const answer = await send().catch(() => undefined);
    await fetchCart(client);
    return answer === undefined ? UNANSWERED : (answer.fields?.[0]?.message ?? answer.message);
  });
}

/** The code of a voucher or a discount. @returns why it was refused; undefined on success */
export function sendCode(client: ApolloClient, code: string): Promise<string | undefined> {
  return changed(client, async () => {
    const variables = { sessionId: cartSession(), input: { code } };
    return (await client.mutate({ mutation: UseCodeDocument, variables })).data?.useCode;
  });
}

/** @param voucherId null for the discount code @returns why it was refused; undefined on success */
export function removeCode(client: ApolloClient, voucherId: string | null): Promise<string | undefined> {
  return changed(client, async () => {
    const variables = { sessionId: cartSession(), voucherId };
    return (await client.mutate({ mutation: RemoveCodeDocument, variables })).data?.removeCode;
  });
}
