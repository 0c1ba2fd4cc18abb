import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TicketDiscount } from '../basket/basket-line.js';
import type { StoredRefusal } from './sale.entity.js';

export type SaleLineState = 'open' | 'confirmed' | 'refused' | 'released';

/** A product as sold. */
export interface GoodsFacts {
  readonly productId: string;
  readonly productName: string;
  readonly quantity: number;
  /** US cents for one. */
  readonly priceCents: number;
  /** Code of its sales tax; left out for `goods`. */
  readonly taxCode?: string;
  /** What a code takes off the line, US cents; left out without one. */
  readonly discountCents?: number;
}

/** A tour as sold; the booking is known once it is confirmed. */
export interface TourFacts {
  readonly tourId: string;
  readonly tourName: string;
  /** YYYY-MM-DD */
  readonly tourDate: string;
  readonly tourTime: string;
  readonly startsAt: string;
  readonly groupSize: number;
  /** Its guests in words. */
  readonly party: string;
  /** What a code takes off the line, US cents; left out without one. */
  readonly discountCents?: number;
  /** The same for bookings, which keeps what each ticket costs. */
  readonly discount?: { readonly code: string; readonly tickets: readonly TicketDiscount[] };
  readonly bookingId?: string;
  readonly confirmationCode?: string;
}

/** A gift voucher as sold. Its names and message are in the voucher, whose id is the line's. */
export interface GiftFacts {
  /** The venue's date on which it is mailed, YYYY-MM-DD; null: at once. */
  readonly sendOn: string | null;
}

/** A line of a sale. Its id is the key under which its owner confirms it once. */
@Entity('sale_lines')
@Check('sale_lines_kind_known', `kind IN ('goods', 'tour', 'voucher')`)
@Check('sale_lines_state_known', `state IN ('open', 'confirmed', 'refused', 'released')`)
@Check('sale_lines_cents', 'cents >= 0')
@Index('sale_lines_by_sale', ['saleId', 'position'], { unique: true })
export class SaleLine {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'sale_id' })
  saleId!: string;

  /** From 0. */
  @Column('integer')
  position!: number;

  @Column('text')
  kind!: 'goods' | 'tour' | 'voucher';

  /** The line of the cart that it was. */
  @Column('uuid', { name: 'cart_line_id' })
  cartLineId!: string;

  @Column('jsonb')
  facts!: GoodsFacts | TourFacts | GiftFacts;

  /** US cents, less what a code takes off. */
  @Column('integer')
  cents!: number;

  /** Its sales tax, US cents; 0 for a tour and a voucher. */
  @Column('integer', { name: 'tax_cents', default: 0 })
  taxCents!: number;

  @Column('text')
  state!: SaleLineState;

  /** Why it was refused. */
  @Column('jsonb', { nullable: true })
  refusal!: StoredRefusal | null;
}

export const goodsOf = ({ facts }: SaleLine): GoodsFacts => facts as GoodsFacts;
export const tourOf = ({ facts }: SaleLine): TourFacts => facts as TourFacts;
export const giftOf = ({ facts }: SaleLine): GiftFacts => facts as GiftFacts;

/** What a code takes off a line, in cents. */
export function discountCentsOf({ kind, facts }: SaleLine): number {
  return kind === 'voucher' ? 0 : ((facts as GoodsFacts | TourFacts).discountCents ?? 0);
}

/** What people call a line. */
export function nameOf(line: SaleLine): string {
  if (line.kind === 'voucher') return 'Gift voucher';
  return line.kind === 'tour' ? tourOf(line).tourName : goodsOf(line).productName;
}
