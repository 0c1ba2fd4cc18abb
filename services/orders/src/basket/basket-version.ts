import { formatCents } from '@hilltop/platform/values/cents';
import type { CartChanged } from '../generated/refusals.js';
import type { Basket } from '../generated/schema-types.js';
import { type BasketLine, type Difference, differenceFrom, versionOf } from '../lines/basket-line.js';
import { kindOf } from '../lines/kinds/line-kinds.js';
import { refuse } from '../refusals.en.js';
import type { Tender } from '../vouchers/voucher-ledger.js';

/** Not a character of base64url. */
const MARK = '.';

/** Includes the vouchers that pay for the cart. Opaque to clients. */
export function versionWith(lines: readonly BasketLine[], tenders: readonly Tender[]): string {
  const seen = tenders.map(({ id, balanceCents }) => `${id.slice(0, 8)}-${balanceCents}`);
  return [versionOf(lines), ...seen].join(MARK);
}

/** Undefined when cart and vouchers are as the visitor saw them. */
export function differenceWith(
  version: string,
  lines: readonly BasketLine[],
  tenders: readonly Tender[],
): Difference | undefined {
  const [ofLines = ''] = version.split(MARK, 1);
  const isPaidAlike = versionWith(lines, tenders).slice(versionOf(lines).length) === version.slice(ofLines.length);
  return differenceFrom(ofLines, lines) ?? (isPaidAlike ? undefined : { kind: 'changed' });
}

/** @param orderNumber of the order that took everything in the cart, if any */
export function cartChanged(basket: Basket, orderNumber: string | null): CartChanged {
  const { ordered, seen } = refuse.CartChanged;
  return orderNumber === null ? seen({ basket }) : ordered({ basket }, orderNumber);
}

/** The cart differs from what the visitor saw. @param orderNumber of the order that took everything in the cart, if any */
export function refuseDifference(difference: Difference, basket: Basket, orderNumber: string | null) {
  if (difference.kind === 'changed') return cartChanged(basket, orderNumber);
  const { line } = difference;
  if (difference.kind === 'gone') return kindOf(line).unavailable?.(line) ?? cartChanged(basket, orderNumber);
  const [was, is] = [formatCents(difference.wasCents), formatCents(difference.isCents)];
  return refuse.PriceChanged({ lineId: line.id, name: line.name, was, is });
}
