import { MAX_CART_LINES } from '@hilltop/contracts/house/bounds';
import { z } from 'zod';
import type { HoldExpired, ProductOutOfStock } from '../generated/refusals.js';
import type { Promotion } from '../promotions/promotion.entity.js';
import type { TaxRates } from '../tax/tax-lines.js';
import type { LineKindName } from './sale-line.entity.js';

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

export interface BasketLine<Item = unknown> {
  readonly kind: LineKindName;
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** US cents at the current price, less the discount; null when it cannot be bought now and is left out of the sum. */
  readonly cents: number | null;
  /** Of its sales tax; undefined: not taxed. */
  readonly taxCode?: string;
  /** What a visitor has seen of it beside quantity and price; empty where nothing else can change. */
  readonly seen: string;
  /** Undefined without a code that fits. */
  readonly discount?: LineDiscount;
  /** Its row in the cart, as its kind reads it. */
  readonly item: Item;
}

/** Why a line without a price cannot be bought. */
export type Unavailable = ProductOutOfStock | HoldExpired;

/** Sales tax in basis points. */
export function rateOfLine({ taxCode }: Pick<BasketLine, 'taxCode'>, rates: TaxRates): number {
  return taxCode === undefined ? 0 : (rates[taxCode] ?? 0);
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

function nameOf(line: BasketLine): string {
  return line.seen === '' ? shortId(line) : `${shortId(line)} ${line.seen}`;
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
    if (name !== nameOf(line) || quantity !== line.quantity || cents === undefined) return { kind: 'changed' };
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
