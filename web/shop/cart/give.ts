import type { ApolloClient } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { SetCartDonationDocument } from '../../generated/operations.js';
import { inTurn } from './cart-queue.js';
import { cartSession } from './cart-session.js';
import { fetchCart } from './read-cart.js';

/** Puts a gift to the house into the cart, in place of an earlier one. @param amount US dollars @returns why it was refused; undefined on success */
export function give(client: ApolloClient, amount: string): Promise<string | undefined> {
  return inTurn(async () => {
    const variables = { sessionId: cartSession(), amount };
    const sent = await client.mutate({ mutation: SetCartDonationDocument, variables }).catch(() => undefined);
    await fetchCart(client);
    const answer = sent?.data?.setCartDonation;
    if (answer === undefined) return t`No answer from the server. Please try again.`;
    if ('fields' in answer) return answer.fields[0]?.message ?? answer.message;
    return 'message' in answer ? answer.message : undefined;
  });
}
