import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * `held`: taken when a sale begins. `redeemed`: the sale was placed, and the hold is final. `released`: the part that the sale did
 * not use. `returned`: refunded.
 */
export type VoucherCause = 'issued' | 'held' | 'released' | 'redeemed' | 'returned' | 'cashed' | 'voided';

/** A trigger refuses to change or delete a row. */
@Entity('voucher_entries')
@Check(
  'voucher_entries_cause_known',
  `cause IN ('issued', 'held', 'released', 'redeemed', 'returned', 'cashed', 'voided')`,
)
@Index('voucher_entries_once', ['voucherId', 'key'], { unique: true })
@Index('voucher_entries_by_sale', ['saleId'])
@Index('voucher_entries_by_line', ['lineId'])
@Index('voucher_entries_returned', ['key'], { where: `cause = 'returned'` })
export class VoucherEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'voucher_id' })
  voucherId!: string;

  /** US cents. */
  @Column('integer', { name: 'delta_cents' })
  deltaCents!: number;

  @Column('text')
  cause!: VoucherCause;

  /** That it pays for, or that it came from. */
  @Column('uuid', { name: 'sale_id', nullable: true })
  saleId!: string | null;

  /** Of `returned`: the refunded line of the sale. */
  @Column('uuid', { name: 'line_id', nullable: true })
  lineId!: string | null;

  @Column('uuid', { nullable: true })
  staff!: string | null;

  @Column('timestamptz')
  at!: Date;

  /** Idempotency key. */
  @Column('text')
  key!: string;
}
