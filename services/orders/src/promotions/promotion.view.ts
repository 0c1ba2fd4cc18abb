import { formatCents } from '@hilltop/platform/values/cents';
import type { Promotion as PromotionView } from '../generated/schema-types.js';
import type { Promotion } from './promotion.entity.js';

/** @param takenOffCents off placed orders @param isOpen it can be used now */
export function promotionView(promotion: Promotion, takenOffCents: number, isOpen: boolean): PromotionView {
  const { id, code, name, kind, amount, forTours, forGoods, uses, usesLimit, oncePerAddress } = promotion;
  const { saleFrom, saleUntil, visitFrom, visitUntil, leastCents, createdAt, endedAt } = promotion;
  return {
    __typename: 'Promotion',
    id,
    code,
    name,
    kind,
    amount: kind === 'percent' ? String(amount) : formatCents(amount),
    forTours,
    forGoods,
    tours: [...promotion.tours],
    ticketTypes: [...promotion.ticketTypes],
    products: [...promotion.products],
    saleFrom,
    saleUntil,
    visitFrom,
    visitUntil,
    least: formatCents(leastCents),
    uses,
    usesLimit,
    oncePerAddress,
    takenOff: formatCents(takenOffCents),
    open: isOpen,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
