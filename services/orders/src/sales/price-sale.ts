import { randomUUID } from 'node:crypto';
import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { expectedAndGiven, formatCents } from '@hilltop/platform/values/cents';
import type { CartPrice } from '../basket/price-cart.js';
import { faults } from '../faults.en.js';
import type { TotalMismatch } from '../generated/refusals.js';
import type { BasketLine } from '../lines/basket-line.js';
import { kindOf } from '../lines/kinds/line-kinds.js';
import { type LineFacts, SaleLine } from '../lines/sale-line.entity.js';
import { refuse } from '../refusals.en.js';

/** The cents that the visitor saw; undefined if not named. */
export interface SeenSums {
  readonly total: number | null;
  readonly shippingCents?: number | undefined;
  readonly taxCents?: number | undefined;
}

/** The first sum that differs from what the visitor saw. */
export function sumsMismatch(price: CartPrice, seen: SeenSums): TotalMismatch | InvalidInput | undefined {
  const { shippingCents, linesCents, totalCents } = price;
  if (totalCents > MAX_ORDER_CENTS) {
    return invalidInput([{ field: 'total', message: faults.largeOrder(formatCents(MAX_ORDER_CENTS)).error() }]);
  }
  const taxCents = totalCents - linesCents - shippingCents;
  const isOther = (due: number, given: number | null | undefined): given is number =>
    given !== null && given !== undefined && given !== due;
  if (isOther(shippingCents, seen.shippingCents)) return sumMismatch('shipping', shippingCents, seen.shippingCents);
  if (isOther(taxCents, seen.taxCents)) return sumMismatch('tax', taxCents, seen.taxCents);
  return isOther(totalCents, seen.total) ? sumMismatch('total', totalCents, seen.total) : undefined;
}

/** Both in cents. */
export function sumMismatch(field: 'total' | 'shipping' | 'tax', dueCents: number, givenCents: number): TotalMismatch {
  const { cart: total, shipping, tax } = refuse.TotalMismatch;
  return { total, shipping, tax }[field]({ field, ...expectedAndGiven(dueCents, givenCents) });
}

/** Omits lines that cannot be bought now. @param pickUpLines are picked up while others are sent */
export function saleLines(
  saleId: string,
  lines: readonly BasketLine[],
  { lineTaxes }: CartPrice,
  pickUpLines: readonly string[],
): SaleLine[] {
  const sold = lines.filter((line): line is BasketLine & { cents: number } => line.cents !== null);
  return sold.map((line, position) =>
    Object.assign(new SaleLine(), {
      id: randomUUID(),
      saleId,
      position,
      kind: line.kind,
      cartLineId: line.id,
      facts: factsOf(line, pickUpLines),
      quantity: line.quantity,
      cancelled: 0,
      cents: line.cents,
      taxCents: lineTaxes[position] ?? 0,
      state: 'open',
      refusal: null,
    } satisfies SaleLine),
  );
}

function factsOf(line: BasketLine, pickUpLines: readonly string[]): LineFacts {
  const kind = kindOf(line);
  return {
    ...kind.facts(line),
    ...(line.discount && { discountCents: line.discount.cents }),
    ...(kind.isSendable && pickUpLines.includes(line.id) && { pickUp: true }),
  };
}
