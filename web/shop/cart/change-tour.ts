import type { ApolloClient } from '@apollo/client';
import { t } from '@lingui/core/macro';
import {
  ChangeCartTourDocument,
  type ChangeCartTourMutation,
  type ChangeCartTourMutationVariables,
} from '../../generated/operations.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { spokenTime, venueTime } from '../../kit/lib/venue-dates.js';
import type { CartTour } from '../rules/cart-line.js';
import { inTurn } from './cart-queue.js';
import { cartSession } from './cart-session.js';
import { fetchCart } from './read-cart.js';

type Refusal = Exclude<ChangeCartTourMutation['changeCartTour'], { readonly __typename: 'CartTourSaved' }>;

/** Another start or party, after waiting changes. */
export function changeTour(
  client: ApolloClient,
  { id: lineId, tourName }: CartTour,
  input: ChangeCartTourMutationVariables['input'],
): Promise<'done' | 'unanswered' | Refusal> {
  return inTurn(async () => {
    const variables = { sessionId: cartSession(), lineId, input };
    const answer = await client
      .mutate({ mutation: ChangeCartTourDocument, variables })
      .then(({ data }) => data?.changeCartTour)
      .catch(() => undefined);
    await fetchCart(client);
    if (answer === undefined) return 'unanswered';
    if (answer.__typename !== 'CartTourSaved') return answer;
    const time = spokenTime(venueTime(answer.tour.heldUntil));
    const text = t`${tourName} is changed. Your seats are held until ${time}.`;
    showToast({ title: t`Cart Updated`, text, tone: 'done' });
    return 'done';
  });
}
