import type { CartLine } from '../../lib/cart-line.js';

/** An order that the shop has taken, as its confirmation shows it. */
export interface PlacedOrder {
  readonly orderNumber: string;
  /** Where the receipt goes. */
  readonly email: string;
  readonly lines: readonly CartLine[];
}
