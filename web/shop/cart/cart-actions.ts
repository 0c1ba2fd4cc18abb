import type { ApolloClient } from '@apollo/client';
import { t } from '@lingui/core/macro';
import {
  AddToCartDocument,
  HoldCartTourAgainDocument,
  RemoveCartLineDocument,
  SetCartQuantityDocument,
} from '../../generated/operations.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { type CartLine, toursIn } from '../rules/cart-line.js';
import { inTurn } from './cart-queue.js';
import { cartSession } from './cart-session.js';
import { cartStore } from './cart-store.js';
import { fetchCart } from './read-cart.js';

/** Outcome of a change: `refused` by the server, or `unanswered`. */
export type CartOutcome = 'done' | 'refused' | 'unanswered';

interface Answer {
  readonly __typename: string;
  readonly message?: string;
}

interface Change {
  readonly send: () => Promise<Answer | undefined>;
  /** Whether the cart shows that the change was made. */
  readonly isMade: () => boolean;
  readonly failure: string;
}

/** Makes a change, then reads the cart, which decides whether an unanswered change was made. */
async function change(client: ApolloClient, { send, isMade, failure }: Change): Promise<CartOutcome> {
  const answer = await send().catch(() => undefined);
  const isDone = answer !== undefined && answer.message === undefined;
  const isRead = await fetchCart(client);
  if (isDone || (isRead && isMade())) return 'done';
  showToast({ title: t`Error`, text: answer?.message ?? failure, tone: 'refused' });
  return answer === undefined ? 'unanswered' : 'refused';
}

/** How many of something the server's last answer has; NaN while nobody knows. */
function settledQuantity(of: { readonly id: string } | { readonly productId: string }): number {
  const { settled, count } = cartStore.state();
  if (settled === undefined) return count === 0 ? 0 : Number.NaN;
  const line = settled.find((each) =>
    'id' in of ? each.id === of.id : 'productId' in each && each.productId === of.productId,
  );
  return line?.quantity ?? 0;
}

const addOnce = sendOnce('cart-addition');

/** After waiting changes, with the toasts of infra/docs/product.md. */
export function addToCart(
  client: ApolloClient,
  product: { readonly id: string; readonly name: string },
): Promise<CartOutcome> {
  return inTurn(async () => {
    const { id: productId, name } = product;
    const before = settledQuantity({ productId });
    const input = { sessionId: cartSession(), productId, quantity: 1 };
    const outcome = await addOnce(input, (idempotencyKey) =>
      change(client, {
        send: async () => {
          const variables = { input, idempotencyKey };
          const { data } = await client.mutate({ mutation: AddToCartDocument, variables });
          return data?.addToCart;
        },
        isMade: () => settledQuantity({ productId }) > before,
        failure: t`Failed to add item to cart. Please try again.`,
      }),
    );
    if (outcome === 'done') {
      if (cartStore.state().hasFailed) cartStore.send({ type: 'oneAdded' });
      showToast({ title: t`Added to Cart`, text: t`${name} has been added to your cart.`, tone: 'done' });
    }
    return outcome;
  });
}

/** Shows the quantity at once. Of several taps while a request runs, the last one is sent. */
function want(
  client: ApolloClient,
  itemId: string,
  quantity: number,
  failure: string,
  send: Change['send'],
): Promise<CartOutcome> {
  cartStore.send({ type: 'quantityWanted', itemId, quantity });
  return inTurn(async () => {
    if (cartStore.state().wanted[itemId] !== quantity) return 'done';
    const outcome = await change(client, {
      send,
      isMade: () => settledQuantity({ id: itemId }) === quantity,
      failure,
    });
    if (outcome === 'done' && cartStore.state().hasFailed) cartStore.send({ type: 'saved', itemId, quantity });
    cartStore.send({ type: 'answered', itemId, quantity });
    return outcome;
  });
}

export async function setCartQuantity(client: ApolloClient, itemId: string, quantity: number): Promise<CartOutcome> {
  if (quantity < 1) return 'refused';
  return want(client, itemId, quantity, t`Failed to change the quantity. Please try again.`, async () => {
    const variables = { itemId, quantity, sessionId: cartSession() };
    const { data } = await client.mutate({ mutation: SetCartQuantityDocument, variables });
    return data?.setCartQuantity;
  });
}

const NOT_REMOVED: Readonly<Record<CartLine['__typename'], string>> = {
  CartTour: t`Failed to remove the tour. Please try again.`,
  CartItem: t`Failed to remove the item. Please try again.`,
  CartVoucher: t`Failed to remove the voucher. Please try again.`,
  CartDonation: t`Failed to remove the gift. Please try again.`,
};

/** A tour's seats are released. */
export function removeLine(client: ApolloClient, { __typename, id: lineId }: CartLine): Promise<CartOutcome> {
  return want(client, lineId, 0, NOT_REMOVED[__typename], async () => {
    const variables = { lineId, sessionId: cartSession() };
    const { data } = await client.mutate({ mutation: RemoveCartLineDocument, variables });
    return data?.removeCartLine;
  });
}

/** For a tour whose fifteen minutes are over. @returns `full` if others have the seats */
export function holdTourAgain(client: ApolloClient, lineId: string): Promise<CartOutcome | 'full'> {
  return inTurn(async () => {
    let isFull = false;
    const outcome = await change(client, {
      send: async () => {
        const variables = { lineId, sessionId: cartSession() };
        const { data } = await client.mutate({ mutation: HoldCartTourAgainDocument, variables });
        isFull = data?.holdCartTourAgain.__typename === 'SlotFull';
        return data?.holdCartTourAgain;
      },
      isMade: () => toursIn({ lines: cartStore.state().lines ?? [] }).some(({ id, held }) => id === lineId && held),
      failure: t`Failed to hold your seats. Please try again.`,
    });
    return isFull ? 'full' : outcome;
  });
}
