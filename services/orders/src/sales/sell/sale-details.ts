import type { BasketLine } from '../../lines/basket-line.js';
import { haveVisit, kindOf } from '../../lines/kinds/line-kinds.js';
import type { SaleLine } from '../../lines/sale-line.entity.js';
import type { SaleDetails } from '../sale.entity.js';

export interface Buyer extends Pick<SaleDetails, 'customerName' | 'customerEmail' | 'delivery'> {
  /** Null: picked up if guests come for one of the lines. */
  readonly pickUp: boolean | null;
}

export function detailsOf(
  { customerName, customerEmail, delivery, pickUp }: Buyer,
  cart: readonly BasketLine[],
  lines: readonly SaleLine[],
): SaleDetails {
  const items = new Map(cart.map(({ id, item }) => [id, item]));
  const typed = lines.flatMap((line) => {
    const words = kindOf(line).typed?.(items.get(line.cartLineId));
    return words ? [[line.id, words] as const] : [];
  });
  const isSent = !(pickUp ?? haveVisit(cart));
  return { customerName, customerEmail, delivery: isSent ? delivery : null, typed: Object.fromEntries(typed) };
}
