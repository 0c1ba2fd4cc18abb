import type { Tender } from '../vouchers/voucher-ledger.js';
import { type BasketLine, type Difference, differenceFrom, versionOf } from './basket-line.js';

/** Between what was seen of the lines and of the vouchers; no base64url has it. */
const MARK = '.';

/** What a visitor saw of a cart and of the vouchers that pay for it. Opaque to clients. */
export function versionWith(lines: readonly BasketLine[], tenders: readonly Tender[]): string {
  const seen = tenders.map(({ id, balanceCents }) => `${id.slice(0, 8)}-${balanceCents}`);
  return [versionOf(lines), ...seen].join(MARK);
}

/** Compares a cart and its vouchers with the version of a request; undefined when they are the same. */
export function differenceWith(
  version: string,
  lines: readonly BasketLine[],
  tenders: readonly Tender[],
): Difference | undefined {
  const [ofLines = ''] = version.split(MARK, 1);
  const isPaidAlike = versionWith(lines, tenders).slice(versionOf(lines).length) === version.slice(ofLines.length);
  return differenceFrom(ofLines, lines) ?? (isPaidAlike ? undefined : { kind: 'changed' });
}
