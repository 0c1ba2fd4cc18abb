import { createHash } from 'node:crypto';
import { MAX_CART_LINES } from '@hilltop/contracts/house/bounds';
import { z } from 'zod';
import type { CartLine } from '../carts/cart-line.js';
import type { Promotion } from '../promotions/promotion.entity.js';
import type { TaxRates } from '../tax/tax-lines.js';
import type { CartTour } from './cart-tour.entity.js';
import type { CartVoucher } from './cart-voucher.entity.js';

/** A code lowers the price of some tickets of a line. US cents. */
export interface TicketDiscount {
  /** Code of the type. */
  readonly type: string;
  /** Of one ticket, without the code. */
  readonly unitCents: number;
  readonly count: number;
  /** Off one ticket. */
  readonly offCents: number;
}

export interface LineDiscount {
  readonly promotionId: string;
  readonly code: string;
  readonly cents: number;
  /** Only for a tour. */
  readonly tickets: readonly TicketDiscount[];
  readonly terms: CodeTerms;
}

/** What bookings asks again when the visit moves. */
export interface CodeTerms extends Pick<Promotion, 'kind' | 'amount' | 'visitFrom' | 'visitUntil'> {
  /** Ids; empty: all. */
  readonly tours: readonly string[];
  /** Minimum sum of this line's tickets that have the code, US cents: the minimum less what else is in the cart. */
  readonly leastCents: number;
}

/** `cents` is the current price, less the discount; null when the line cannot be bought now and is left out of the sum. */
export type BasketLine = {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly cents: number | null;
  /** Undefined without a code that fits. */
  readonly discount?: LineDiscount;
} & (
  | { readonly kind: 'goods'; readonly goods: CartLine }
  | { readonly kind: 'tour'; readonly tour: CartTour }
  | { readonly kind: 'voucher'; readonly voucher: CartVoucher }
);

export function goodsLine(goods: CartLine): BasketLine {
  const { id, name, quantity, priceCents, inStock, withdrawn } = goods;
  return { kind: 'goods', goods, id, name, quantity, cents: inStock && !withdrawn ? priceCents * quantity : null };
}

export function tourLine(tour: CartTour, now: Date): BasketLine {
  const { id, tourName: name, totalCents } = tour;
  return { kind: 'tour', tour, id, name, quantity: 1, cents: tour.isHeld(now) ? totalCents : null };
}

export function voucherLine(voucher: CartVoucher): BasketLine {
  return { kind: 'voucher', voucher, id: voucher.id, name: 'Gift voucher', quantity: 1, cents: voucher.amountCents };
}

/** Sales tax in basis points: tours and gift vouchers are not taxed. */
export function rateOfLine(line: BasketLine, rates: TaxRates): number {
  return line.kind === 'goods' ? (rates[line.goods.taxCode] ?? 0) : 0;
}

export function giftCentsOf(lines: readonly { readonly kind: string; readonly cents: number | null }[]): number {
  return sumOf(lines.filter(({ kind }) => kind === 'voucher'));
}

export function discountOfLines(lines: readonly Pick<BasketLine, 'discount'>[]): number {
  return lines.reduce((sum, { discount }) => sum + (discount?.cents ?? 0), 0);
}

/** Lines that can be bought now, in cents. */
export function sumOf(lines: readonly Pick<BasketLine, 'cents'>[]): number {
  return lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
}

const seenLines = z.array(z.tuple([z.string(), z.number(), z.number().nullable()])).max(2 * MAX_CART_LINES);

const shortId = ({ id }: BasketLine): string => id.slice(0, 8);

/** Names the start and party of a tour too, because they can change. */
function nameOf(line: BasketLine): string {
  if (line.kind !== 'tour') return shortId(line);
  const { input, party } = line.tour;
  const visit = createHash('sha256').update(`${input.tourDate} ${input.tourTime} ${party}`).digest('base64url');
  return `${shortId(line)} ${visit.slice(0, 8)}`;
}

/** What a visitor saw, so that a purchase does exactly that or is refused. Opaque to clients. */
export function versionOf(lines: readonly BasketLine[]): string {
  const seen = lines.map((line) => [nameOf(line), line.quantity, line.cents]);
  return Buffer.from(JSON.stringify(seen)).toString('base64url');
}

/** How the cart differs from what the visitor saw. */
export type Difference =
  | { readonly kind: 'changed' }
  | { readonly kind: 'gone'; readonly line: BasketLine }
  | { readonly kind: 'repriced'; readonly line: BasketLine; readonly wasCents: number; readonly isCents: number };

export function differenceFrom(version: string, lines: readonly BasketLine[]): Difference | undefined {
  const seen = read(version);
  if (seen?.length !== lines.length) return { kind: 'changed' };
  for (const [index, line] of lines.entries()) {
    const [name, quantity, cents] = seen[index] ?? [];
    // Processes of the last release name a tour by its id alone.
    const isNamed = name === nameOf(line) || name === shortId(line);
    if (!isNamed || quantity !== line.quantity || cents === undefined) return { kind: 'changed' };
    if (cents === line.cents) continue;
    if (cents === null) return { kind: 'changed' };
    if (line.cents === null) return { kind: 'gone', line };
    return { kind: 'repriced', line, wasCents: cents, isCents: line.cents };
  }
  return undefined;
}

function read(version: string): z.output<typeof seenLines> | undefined {
  try {
    return seenLines.safeParse(JSON.parse(Buffer.from(version, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
