import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Stored, so that a repeated request gets the same answer. */
export type StoredRefusal = { readonly __typename: string; readonly message: string } & Record<string, unknown>;

export type SaleLineState = 'open' | 'confirmed' | 'refused' | 'released';

export type LineKindName = 'goods' | 'tour' | 'voucher' | 'donation';

/** SQL condition on the column. */
export const KIND_KNOWN = `kind IN ('goods', 'tour', 'voucher', 'donation')`;

/** What an order keeps of a line of any kind; each kind adds its own (`lines/kinds`). */
export interface LineFacts {
  /** What a code takes off the line, US cents. */
  readonly discountCents?: number;
  /** At the counter, though others of the order are sent. */
  readonly pickUp?: boolean;
}

/** A line of a sale, and of the order that the sale becomes. Its id is the key under which its owner confirms it once. */
@Entity('sale_lines')
@Check('sale_lines_kind_known', KIND_KNOWN)
@Check('sale_lines_state_known', `state IN ('open', 'confirmed', 'refused', 'released')`)
@Check('sale_lines_cents', 'cents >= 0')
@Check('sale_lines_pieces', 'quantity > 0 AND cancelled BETWEEN 0 AND quantity')
@Index('sale_lines_by_sale', ['saleId', 'position'], { unique: true })
export class SaleLine<Facts extends LineFacts = LineFacts> {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'sale_id' })
  saleId!: string;

  /** From 0. */
  @Column('integer')
  position!: number;

  @Column('text')
  kind!: LineKindName;

  /** The line's id in the cart. */
  @Column('uuid', { name: 'cart_line_id' })
  cartLineId!: string;

  @Column('jsonb')
  facts!: Facts;

  @Column('integer', { default: 1 })
  quantity!: number;

  /** Of the quantity, what staff canceled. */
  @Column('integer', { default: 0 })
  cancelled!: number;

  /** US cents, discount included. */
  @Column('integer')
  cents!: number;

  /** US cents; 0 for a kind without tax. */
  @Column('integer', { name: 'tax_cents', default: 0 })
  taxCents!: number;

  @Column('text')
  state!: SaleLineState;

  @Column('jsonb', { nullable: true })
  refusal!: StoredRefusal | null;
}

export function discountCentsOf({ facts }: Pick<SaleLine, 'facts'>): number {
  return facts.discountCents ?? 0;
}

/** Cents without the code. */
export function listCentsOf({ cents, facts }: Pick<SaleLine, 'cents' | 'facts'>): number {
  return cents + discountCentsOf({ facts });
}
