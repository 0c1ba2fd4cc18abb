import { parseCents } from '@hilltop/platform/values/cents';
import type { Named, Promotion } from '../promotions/promotion.entity.js';
import { isBetween } from '../promotions/promotions.js';
import { centsOff, type Pieces, spreadDiscount } from '../promotions/spread-discount.js';
import { type BasketLine, sumOf, type TicketDiscount } from './basket-line.js';

/**
 * `CONTENT`: nothing in the cart is what the code is for. `VISIT_DATE`: it is for visits on other days. `MINIMUM`: the cart has
 * too little of it. `PRICE`: it costs no more than with the code.
 */
export type Misfit = 'CONTENT' | 'VISIT_DATE' | 'MINIMUM' | 'PRICE';

/** Part of a line that a code is for; of a tour, tickets of one type. */
interface LinePieces extends Pieces {
  readonly at: number;
  readonly type: string;
}

/** Lines with what the code takes off. Food and gift vouchers never get cheaper. */
export function fitCode(
  lines: readonly BasketLine[],
  promotion: Promotion,
): { readonly lines: readonly BasketLine[] } | { readonly misfit: Misfit } {
  const { visitFrom, visitUntil, leastCents } = promotion;
  const pieces = piecesOf(lines, promotion, visitFrom, visitUntil);
  if (pieces.length === 0) {
    return { misfit: piecesOf(lines, promotion, null, null).length > 0 ? 'VISIT_DATE' : 'CONTENT' };
  }
  const cents = priceOf(pieces);
  if (cents < leastCents) return { misfit: 'MINIMUM' };
  const discounts = spreadDiscount(promotion, pieces, sumOf(lines) - cents);
  if (discounts.every((own) => own.length === 0)) return { misfit: 'PRICE' };
  return {
    lines: lines.map((line, at) => {
      const own = pieces.flatMap((one, place) => {
        const cheaper = one.at === at ? (discounts[place] ?? []) : [];
        return cheaper.map(({ count, offCents }) => ({ type: one.type, unitCents: one.unitCents, count, offCents }));
      });
      return own.length === 0 ? line : discounted(line, promotion, own, cents);
    }),
  };
}

/** @param cartCents of all that the code is for */
function discounted(
  line: BasketLine,
  promotion: Promotion,
  own: readonly TicketDiscount[],
  cartCents: number,
): BasketLine {
  const { id, code, kind, amount, visitFrom, visitUntil } = promotion;
  const cents = centsOff(own);
  const tickets = line.kind === 'tour' ? own : [];
  const tours = promotion.tours.map((tour) => tour.id);
  const leastCents = Math.max(0, promotion.leastCents - cartCents + priceOf(own));
  const terms = { kind, amount, visitFrom, visitUntil, tours, leastCents };
  return { ...line, cents: (line.cents ?? 0) - cents, discount: { promotionId: id, code, cents, tickets, terms } };
}

const priceOf = (pieces: readonly Pieces[]): number =>
  pieces.reduce((sum, { unitCents, count }) => sum + unitCents * count, 0);

function piecesOf(
  lines: readonly BasketLine[],
  { forGoods, forTours, products, tours, ticketTypes }: Promotion,
  from: string | null,
  until: string | null,
): LinePieces[] {
  return lines.flatMap((line, at): LinePieces[] => {
    if (line.cents === null) return [];
    if (line.kind === 'goods') {
      const { productId, priceCents: unitCents, quantity: count } = line.goods;
      return forGoods && isAmong(products, productId) ? [{ at, type: '', unitCents, count }] : [];
    }
    if (line.kind === 'voucher' || !forTours) return [];
    const { tourId, input, tickets } = line.tour;
    if (!isAmong(tours, tourId) || !isBetween(input.tourDate, from, until)) return [];
    const fitting = (tickets ?? []).filter(({ type }) => isAmong(ticketTypes, type));
    return fitting.map(({ type, unitPrice, count }) => ({ at, type, unitCents: parseCents(unitPrice) ?? 0, count }));
  });
}

const isAmong = (some: readonly Named[], id: string): boolean => some.length === 0 || some.some((one) => one.id === id);
