import type { CartLine } from '../../lib/cart-line.js';

/** A placed order, for its confirmation. */
export interface PlacedOrder {
  readonly orderNumber: string;
  /** Address of the receipt. */
  readonly email: string;
  readonly lines: readonly CartLine[];
}
