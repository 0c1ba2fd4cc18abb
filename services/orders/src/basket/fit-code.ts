import { type BasketLine, sumOf, type TicketDiscount } from '../lines/basket-line.js';
import { kindOf } from '../lines/kinds/line-kinds.js';
import type { LinePieces, VisitDays } from '../lines/line-kind.js';
import type { Promotion } from '../promotions/promotion.entity.js';
import { centsOff, type Pieces, spreadDiscount } from '../promotions/spread-discount.js';

/**
 * `CONTENT`: nothing in the cart is what the code is for. `VISIT_DATE`: it is for visits on other days. `MINIMUM`: the cart has
 * too little of it. `PRICE`: it costs no more than with the code.
 */
export type Misfit = 'CONTENT' | 'VISIT_DATE' | 'MINIMUM' | 'PRICE';

interface PlacedPieces extends LinePieces {
  readonly at: number;
}

/** Lines with what the code takes off. */
export function fitCode(
  lines: readonly BasketLine[],
  promotion: Promotion,
): { readonly lines: readonly BasketLine[] } | { readonly misfit: Misfit } {
  const { leastCents } = promotion;
  const pieces = piecesOf(lines, promotion, promotion);
  if (pieces.length === 0) {
    const onAnyDay = piecesOf(lines, promotion, { visitFrom: null, visitUntil: null });
    return { misfit: onAnyDay.length > 0 ? 'VISIT_DATE' : 'CONTENT' };
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
  const tickets = own.filter(({ type }) => type !== '');
  const tours = promotion.tours.map((tour) => tour.id);
  const leastCents = Math.max(0, promotion.leastCents - cartCents + priceOf(own));
  const terms = { kind, amount, visitFrom, visitUntil, tours, leastCents };
  return { ...line, cents: (line.cents ?? 0) - cents, discount: { promotionId: id, code, cents, tickets, terms } };
}

const priceOf = (pieces: readonly Pieces[]): number =>
  pieces.reduce((sum, { unitCents, count }) => sum + unitCents * count, 0);

function piecesOf(lines: readonly BasketLine[], promotion: Promotion, days: VisitDays): PlacedPieces[] {
  return lines.flatMap((line, at) => {
    const pieces = line.cents === null ? [] : kindOf(line).pieces(line.item, promotion, days);
    return pieces.map((one) => ({ ...one, at }));
  });
}
