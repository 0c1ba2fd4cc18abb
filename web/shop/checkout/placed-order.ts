import type { PlaceOrderMutation } from '../../generated/operations.js';
import { toCents } from '../../kit/lib/money.js';
import type { PostalAddress } from '../../kit/lib/postal-address.js';
import type { Amounts } from './checkout-cart.js';
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
  readonly amounts: Amounts;
  readonly lines: CartPlaced['order']['lines'];
  readonly tours: NonNullable<CartPlaced['order']['tours']>;
  readonly gifts: NonNullable<CartPlaced['order']['vouchers']>;
  /** Not in the order, and not charged. */
  readonly refused: CartPlaced['refused'];
}

export function placedOrder({ order, refused }: CartPlaced, asked: Purchase): PlacedOrder {
  const { orderNumber, url, lines, shipping, taxLines: taxes, totalWithShipping: paid } = order;
  const tours = order.tours ?? [];
  const gifts = order.vouchers ?? [];
  const used = order.paidByVouchers ?? [];
  const address = asked.pickUp ? undefined : asked;
  const amounts = {
    goodsCents: lines.reduce((cents, { lineTotal }) => cents + toCents(lineTotal), 0),
    tourCents: tours.reduce((cents, { listAmount }) => cents + toCents(listAmount), 0),
    giftCents: gifts.reduce((cents, { amount }) => cents + toCents(amount), 0),
    discount: order.discount ? { code: order.discount.code, cents: toCents(order.discount.amount) } : undefined,
    shippingCents: address && lines.length > 0 ? toCents(shipping) : undefined,
    taxes,
    vouchers: used.map(({ last4, amount }) => ({ last4, cents: toCents(amount) })),
  };
  return { orderNumber, url, paid, email: asked.customerEmail, address, amounts, lines, tours, gifts, refused };
}
