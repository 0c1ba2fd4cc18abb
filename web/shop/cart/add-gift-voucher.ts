import type { ApolloClient } from '@apollo/client';
import { t } from '@lingui/core/macro';
import {
  AddGiftVoucherDocument,
  type AddGiftVoucherMutation,
  type AddGiftVoucherMutationVariables,
} from '../../generated/operations.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { inTurn } from './cart-queue.js';
import { cartSession } from './cart-session.js';
import { cartStore } from './cart-store.js';
import { fetchCart } from './read-cart.js';

type Answer = AddGiftVoucherMutation['addCartVoucher'];

const addOnce = sendOnce('gift-voucher-addition');

async function send(client: ApolloClient, variables: AddGiftVoucherMutationVariables): Promise<Answer | undefined> {
  try {
    return (await client.mutate({ mutation: AddGiftVoucherDocument, variables })).data?.addCartVoucher;
  } catch {
    return undefined;
  }
}

/** Once, after waiting changes. */
export function addGiftVoucher(
  client: ApolloClient,
  input: AddGiftVoucherMutationVariables['input'],
): Promise<'unanswered' | Answer> {
  return inTurn(async () => {
    const wanted = { sessionId: cartSession(), input };
    const answer = await addOnce(wanted, (idempotencyKey) => send(client, { ...wanted, idempotencyKey }));
    if (answer?.__typename !== 'CartVoucherSaved') return answer ?? 'unanswered';
    if (!(await fetchCart(client))) cartStore.send({ type: 'oneAdded' });
    const { recipientName } = input;
    const text = t`A voucher for ${recipientName} is in your cart.`;
    showToast({ title: t`Added to Cart`, text, tone: 'done' });
    return answer;
  });
}
