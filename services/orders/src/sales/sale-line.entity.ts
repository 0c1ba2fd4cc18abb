import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { LineDiscount } from '../basket/basket-line.js';
import type { StoredRefusal } from './sale.entity.js';

export type SaleLineState = 'open' | 'confirmed' | 'refused' | 'released';

export interface GoodsFacts {
  readonly productId: string;
  readonly productName: string;
  readonly quantity: number;
  /** US cents for one. */
  readonly priceCents: number;
  /** Left out for `goods`. */
  readonly taxCode?: string;
  /** What a code takes off the line, US cents. */
  readonly discountCents?: number;
  /** At the counter, though other goods of the order are sent. */
  readonly pickUp?: true;
}

/** The booking is known once the tour is confirmed. */
export interface TourFacts {
  readonly tourId: string;
  readonly tourName: string;
  readonly tourDate: string;
  readonly tourTime: string;
  readonly startsAt: string;
  readonly groupSize: number;
  /** In words. */
  readonly party: string;
  /** What a code takes off the line, US cents. */
  readonly discountCents?: number;
  /** For bookings, which keeps what each ticket costs. */
  readonly discount?: Pick<LineDiscount, 'code' | 'tickets'> & Partial<Pick<LineDiscount, 'terms'>>;
  readonly bookingId?: string;
  readonly confirmationCode?: string;
}

/** Names and message are in the voucher, whose id is the line's. */
export interface GiftFacts {
  /** The venue's date, YYYY-MM-DD; null: mailed at once. */
  readonly sendOn: string | null;
}

/** Its id is the key under which its owner confirms it once. */
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

  /** The line's id in the cart. */
  @Column('uuid', { name: 'cart_line_id' })
  cartLineId!: string;

  @Column('jsonb')
  facts!: GoodsFacts | TourFacts | GiftFacts;

  /** US cents, discount included. */
  @Column('integer')
  cents!: number;

  /** US cents; 0 for a tour and a voucher. */
  @Column('integer', { name: 'tax_cents', default: 0 })
  taxCents!: number;

  @Column('text')
  state!: SaleLineState;

  @Column('jsonb', { nullable: true })
  refusal!: StoredRefusal | null;
}

export const goodsOf = ({ facts }: SaleLine): GoodsFacts => facts as GoodsFacts;
export const tourOf = ({ facts }: SaleLine): TourFacts => facts as TourFacts;
export const giftOf = ({ facts }: SaleLine): GiftFacts => facts as GiftFacts;

export function discountCentsOf({ kind, facts }: SaleLine): number {
  return kind === 'voucher' ? 0 : ((facts as GoodsFacts | TourFacts).discountCents ?? 0);
}

export function nameOf(line: SaleLine): string {
  if (line.kind === 'voucher') return 'Gift voucher';
  return line.kind === 'tour' ? tourOf(line).tourName : goodsOf(line).productName;
}

/** Goods that need the address, and shipping. Without any that are sent, no shipping is charged. */
export function isShipped({ kind, facts }: Pick<SaleLine, 'kind' | 'facts'>): boolean {
  return kind === 'goods' && (facts as GoodsFacts).pickUp !== true;
}
