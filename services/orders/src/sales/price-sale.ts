import { randomUUID } from 'node:crypto';
import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { formatCents } from '@hilltop/platform/values/cents';
import { type BasketLine, rateOfLine, sumOf } from '../lines/basket-line.js';
import { haveVisit, kindOf } from '../lines/kinds/line-kinds.js';
import { type LineFacts, SaleLine } from '../lines/sale-line.entity.js';
import { shippingMismatch, sumMismatch, type TotalMismatch, taxMismatch } from '../orders/order.refusals.js';
import type { TermsNow } from '../store-terms/store-terms.repository.js';
import { spreadTax } from '../tax/spread-tax.js';

export interface SalePrice {
  /** Goods that are sent need an address. */
  readonly isSent: boolean;
  readonly linesCents: number;
  /** 0 for goods that are picked up, and for tours alone. */
  readonly shippingCents: number;
  /** Of the lines that can be bought, in order. */
  readonly lineTaxes: readonly number[];
  readonly shippingTaxCents: number;
  /** Lines, shipping and tax. */
  readonly totalCents: number;
}

/** How a visitor gets the goods. */
export interface HowGoodsAreHad {
  /** Null: picked up if a tour is in the cart. */
  readonly pickUp: boolean | null;
  /** Lines that are picked up while others are sent. */
  readonly pickUpLines: readonly string[];
}

export function priceSale(
  lines: readonly BasketLine[],
  { pickUp, pickUpLines }: HowGoodsAreHad,
  terms: TermsNow,
): SalePrice {
  const sold = lines.filter(({ cents }) => cents !== null);
  const isPickedUp = pickUp ?? haveVisit(lines);
  const isSent = !isPickedUp && sold.some((line) => kindOf(line).isSendable && !pickUpLines.includes(line.id));
  const shippingCents = isSent ? terms.shippingCents : 0;
  const linesCents = sumOf(sold);
  const taxes = spreadTax([
    ...sold.map((line) => ({ cents: line.cents ?? 0, basisPoints: rateOfLine(line, terms.rates) })),
    { cents: shippingCents, basisPoints: terms.rates.shipping ?? 0 },
  ]);
  const [lineTaxes, [shippingTaxCents = 0]] = [taxes.slice(0, -1), taxes.slice(-1)];
  const totalCents = taxes.reduce((sum, tax) => sum + tax, linesCents + shippingCents);
  return { isSent, linesCents, shippingCents, lineTaxes, shippingTaxCents, totalCents };
}

/** The cents that the visitor saw; undefined if not named. */
export interface SeenSums {
  readonly total: number | null;
  readonly shippingCents?: number | undefined;
  readonly taxCents?: number | undefined;
}

/** The first sum that differs from what the visitor saw. */
export function sumsMismatch(price: SalePrice, seen: SeenSums): TotalMismatch | InvalidInput | undefined {
  const { shippingCents, linesCents, totalCents } = price;
  if (totalCents > MAX_ORDER_CENTS) {
    const message = `An order can come to at most ${formatCents(MAX_ORDER_CENTS)}: please order a part of the cart first`;
    return invalidInput([{ field: 'total', message }]);
  }
  const taxCents = totalCents - linesCents - shippingCents;
  const isOther = (due: number, given: number | null | undefined): given is number =>
    given !== null && given !== undefined && given !== due;
  if (isOther(shippingCents, seen.shippingCents)) return shippingMismatch(shippingCents, seen.shippingCents);
  if (isOther(taxCents, seen.taxCents)) return taxMismatch(taxCents, seen.taxCents);
  return isOther(totalCents, seen.total) ? sumMismatch(totalCents, seen.total) : undefined;
}

/** Omits lines that cannot be bought now. @param pickUpLines are picked up while others are sent */
export function saleLines(
  saleId: string,
  lines: readonly BasketLine[],
  { lineTaxes }: SalePrice,
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
