import type { BasketLine } from '../../basket/basket-line.js';
import type { TourLineInput } from '../../generated/schema-types.js';
import type { GiftDetails, SaleDetails } from '../sale.entity.js';
import type { SaleLine } from '../sale-line.entity.js';
import type { PlaceOrderRequest } from './place-order.input.js';

export function detailsOf(
  { customerName, customerEmail, delivery, pickUp }: PlaceOrderRequest,
  cart: readonly BasketLine[],
  lines: readonly SaleLine[],
): SaleDetails {
  const inputs = new Map(cart.flatMap((line) => (line.kind === 'tour' ? [[line.id, line.tour.input] as const] : [])));
  const tours = lines.flatMap(({ id, cartLineId }) => {
    const input = inputs.get(cartLineId);
    return input ? [[id, input] as [string, TourLineInput]] : [];
  });
  const typed = new Map(cart.flatMap((line) => (line.kind === 'voucher' ? [[line.id, line.voucher] as const] : [])));
  const gifts = lines.flatMap(({ id, cartLineId }) => {
    const gift = typed.get(cartLineId);
    if (!gift) return [];
    const { recipientName, recipientEmail, fromName, message } = gift;
    return [[id, { recipientName, recipientEmail, fromName, message }] as [string, GiftDetails]];
  });
  const isSent = pickUp === false || (pickUp === null && inputs.size === 0);
  const customer = { customerName, customerEmail, delivery: isSent ? delivery : null };
  return { ...customer, tours: Object.fromEntries(tours), gifts: Object.fromEntries(gifts) };
}
