import { USUAL_TAX_CODE } from '@hilltop/contracts/catalog/goods-tax-codes';
import { tooLittleForCard } from '@hilltop/platform/values/too-little-for-card';
import type { ProductSnapshot } from '../../products/product-snapshot.entity.js';
import type { TermsNow } from '../../store-terms/store-terms.repository.js';
import { keptCode } from '../../tax/code-of-goods.js';
import { spreadTax } from '../../tax/spread-tax.js';
import { type CodeTax, codeTaxes, type TaxedLine } from '../../tax/tax-lines.js';
import type { Order, OrderLine } from '../order.entity.js';
import { shippingMismatch, type TotalMismatch, taxMismatch } from '../order.refusals.js';
import type { OrderRequest } from './create-order.input.js';
import type { OrderItem } from './order-items.js';
import { type PricedOrder, type PricingRefusal, priceOrder } from './price-order.js';

/** Beside the items, in US cents. */
export interface Charges {
  readonly shippingCents: number;
  /** Of each item, in order. */
  readonly lineTaxes: readonly TaxedLine[];
  readonly taxes: readonly CodeTax[];
  readonly taxCents: number;
}

/** @param products by id */
export function chargesOf(
  items: readonly OrderItem[],
  products: ReadonlyMap<string, Pick<ProductSnapshot, 'taxCode'>>,
  isSent: boolean,
  { shippingCents: rate, rates }: TermsNow,
): Charges {
  const shippingCents = isSent ? rate : 0;
  const goods = items.map(({ productId, priceCents, quantity }) => ({
    code: products.get(productId.toLowerCase())?.taxCode ?? USUAL_TAX_CODE,
    cents: priceCents * quantity,
  }));
  const sums = [...goods, { code: 'shipping', cents: shippingCents }];
  const taxes = spreadTax(sums.map(({ code, cents }) => ({ cents, basisPoints: rates[code] ?? 0 })));
  const taxed = sums.map((line, place): TaxedLine => ({ ...line, taxCents: taxes[place] ?? 0 }));
  return { shippingCents, lineTaxes: taxed.slice(0, -1), taxes: codeTaxes(taxed, rates), taxCents: sum(taxes) };
}

/** Managers may have changed a rate since the buyer saw it. */
export function chargesMismatch(
  due: Charges,
  given: Pick<Charges, 'shippingCents' | 'taxCents'>,
): TotalMismatch | undefined {
  if (given.shippingCents !== due.shippingCents) return shippingMismatch(due.shippingCents, given.shippingCents);
  return given.taxCents === due.taxCents ? undefined : taxMismatch(due.taxCents, given.taxCents);
}

/** Goods, shipping and tax, in cents. */
export function amountDue({ total, shippingCents, taxCents }: OrderRequest): number {
  return total + shippingCents + taxCents;
}

/** A sum that no card can pay; a wrong price is said first. @param products by id */
export function tooLittleToCharge(
  request: OrderRequest,
  products: ReadonlyMap<string, ProductSnapshot>,
): PricingRefusal | undefined {
  const tooLittle = tooLittleForCard('total', amountDue(request));
  if (!tooLittle) return undefined;
  const priced = priceOrder(request.items, request.total, products);
  return 'lines' in priced ? tooLittle : priced;
}

export function charged(
  { lines, totalCents }: PricedOrder,
  { shippingCents, lineTaxes, taxes, taxCents }: Charges,
): Pick<Order, 'lines' | 'totalCents' | 'shippingCents' | 'taxCents' | 'taxes'> {
  const taxed = lines.map((line, place) => withTax(line, lineTaxes[place] as TaxedLine));
  return { lines: taxed, totalCents, shippingCents, taxCents, taxes: taxCents > 0 ? [...taxes] : null };
}

function withTax(line: OrderLine, { code, taxCents }: TaxedLine): OrderLine {
  return { ...line, ...(taxCents > 0 && { taxCents }), ...keptCode(code) };
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, one) => all + one, 0);
}
