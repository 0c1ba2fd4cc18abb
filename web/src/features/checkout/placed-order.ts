import type { CartLine } from '../../lib/cart-line.js';
import type { PostalAddress } from '../../lib/postal-address.js';

/** A placed order, for its confirmation. */
export interface PlacedOrder {
  readonly orderNumber: string;
  /** Address of the receipt. */
  readonly email: string;
  readonly address: PostalAddress;
  /** What was paid: goods and shipping, US dollars, two decimals. */
  readonly paid: string;
  readonly lines: readonly CartLine[];
}
