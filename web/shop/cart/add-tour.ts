import type { ApolloClient } from '@apollo/client';
import { t } from '@lingui/core/macro';
import {
  AddTourToCartDocument,
  type AddTourToCartMutation,
  type AddTourToCartMutationVariables,
} from '../../generated/operations.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { spokenTime, venueTime } from '../../kit/lib/venue-dates.js';
import { inTurn } from './cart-queue.js';
import { cartSession } from './cart-session.js';
import { cartStore } from './cart-store.js';
import { fetchCart } from './read-cart.js';

type Answer = AddTourToCartMutation['addTourToCart'];

interface Tour {
  readonly name: string;
  readonly line: AddTourToCartMutationVariables['input'];
}

const addOnce = sendOnce('tour-addition');

async function send(client: ApolloClient, variables: AddTourToCartMutationVariables): Promise<Answer | undefined> {
  try {
    return (await client.mutate({ mutation: AddTourToCartDocument, variables })).data?.addTourToCart;
  } catch {
    return undefined;
  }
}

/** After waiting changes. From now on the cart holds the seats. */
export function addTour(
  client: ApolloClient,
  { name, line }: Tour,
): Promise<'done' | 'unanswered' | Exclude<Answer, { readonly __typename: 'CartTourSaved' }>> {
  return inTurn(async () => {
    const wanted = { sessionId: cartSession(), input: line };
    const answer = await addOnce(wanted, (idempotencyKey) => send(client, { ...wanted, idempotencyKey }));
    if (answer === undefined) return 'unanswered';
    if (answer.__typename !== 'CartTourSaved') return answer;
    if (!(await fetchCart(client))) cartStore.send({ type: 'oneAdded' });
    const time = spokenTime(venueTime(answer.tour.heldUntil));
    const text = t`${name} is in your cart. Your seats are held until ${time}.`;
    showToast({ title: t`Added to Cart`, text, tone: 'done' });
    return 'done';
  });
}
