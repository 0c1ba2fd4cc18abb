import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type PromotionKind = 'percent' | 'cents' | 'fixed_price';

/** `name` is that at the time when the code was created. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Created and ended, never changed. One statement counts its uses (infra/decisions/0331). */
@Entity('promotions')
@Check('promotions_kind_known', `kind IN ('percent', 'cents', 'fixed_price')`)
@Check(
  'promotions_amount',
  `amount BETWEEN 0 AND 1000000 AND (kind = 'fixed_price' OR amount > 0) AND (kind <> 'percent' OR amount <= 100)`,
)
@Check('promotions_code', `code ~ '^[A-Z0-9]{3,20}$'`)
@Check('promotions_for_something', 'for_tours OR for_goods')
@Check('promotions_uses', 'uses >= 0 AND (uses_limit IS NULL OR uses <= uses_limit)')
@Index('promotions_open_code', ['code'], { unique: true, where: 'ended_at IS NULL' })
@Index('promotions_by_time', ['createdAt', 'id'])
export class Promotion {
  @PrimaryColumn('uuid')
  id!: string;

  /** In upper case. A code that was ended can be created again. */
  @Column('text')
  code!: string;

  /** For visitors, e.g. `Members’ spring`. */
  @Column('text')
  name!: string;

  @Column('text')
  kind!: PromotionKind;

  /** Whole percent; or US cents off the sum, or the new price of each piece. */
  @Column('integer')
  amount!: number;

  @Column('boolean', { name: 'for_tours' })
  forTours!: boolean;

  @Column('boolean', { name: 'for_goods' })
  forGoods!: boolean;

  /** Empty: all tours. */
  @Column('jsonb')
  tours!: readonly Named[];

  /** By code; empty: tickets of all types. */
  @Column('jsonb', { name: 'ticket_types' })
  ticketTypes!: readonly Named[];

  /** Empty: all goods. */
  @Column('jsonb')
  products!: readonly Named[];

  /** On which it can be used: the venue's dates, YYYY-MM-DD; null: no bound. */
  @Column('date', { name: 'sale_from', nullable: true })
  saleFrom!: string | null;

  @Column('date', { name: 'sale_until', nullable: true })
  saleUntil!: string | null;

  /** Dates of the visits that it is for. */
  @Column('date', { name: 'visit_from', nullable: true })
  visitFrom!: string | null;

  @Column('date', { name: 'visit_until', nullable: true })
  visitUntil!: string | null;

  /** Minimum spend on eligible items, US cents. */
  @Column('integer', { name: 'least_cents' })
  leastCents!: number;

  /** Null: no limit. */
  @Column('integer', { name: 'uses_limit', nullable: true })
  usesLimit!: number | null;

  @Column('boolean', { name: 'once_per_address' })
  oncePerAddress!: boolean;

  /** Paid orders, and those being paid. */
  @Column('integer', { default: 0 })
  uses!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('uuid', { name: 'created_by' })
  createdBy!: string;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
