import type { PlaceOrderMutation } from '../../generated/operations.js';
import type { PostalAddress } from '../../kit/lib/postal-address.js';
import type { Purchase } from './order-attempts.js';

export type CartPlaced = Extract<PlaceOrderMutation['placeOrder'], { readonly __typename: 'CartPlaced' }>;

export interface PlacedOrder {
  readonly orderNumber: string;
  /** Its page. */
  readonly url: string | null;
  /** Where the receipt was mailed. */
  readonly email: string;
  /** Undefined for pickup, or without goods. */
  readonly address: PostalAddress | undefined;
  /** Goods, tours, shipping and tax, US dollars, two decimals. */
  readonly paid: string;
  readonly amounts: NonNullable<CartPlaced['order']['amounts']>;
  readonly lines: CartPlaced['order']['lines'];
  /** Not in the order, and not charged. */
  readonly refused: CartPlaced['refused'];
}

export function placedOrder({ order, refused }: CartPlaced, asked: Purchase): PlacedOrder {
  const { orderNumber, url, lines, totalWithShipping: paid } = order;
  const address = asked.pickUp ? undefined : asked;
  const amounts = order.amounts ?? [];
  return { orderNumber, url, paid, email: asked.customerEmail, address, amounts, lines, refused };
}
