import { type BasketLine, type Difference, differenceFrom, versionOf } from '../lines/basket-line.js';
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
