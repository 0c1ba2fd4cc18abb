import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * `held` takes from the balance when a sale begins; when it is placed, `redeemed` says that the hold is final. `released` puts back
 * what the sale did not use, `returned` what was refunded.
 */
export type VoucherCause = 'issued' | 'held' | 'released' | 'redeemed' | 'returned' | 'cashed' | 'voided';

/** A change of a voucher's balance. A trigger refuses to change or delete one. */
@Entity('voucher_entries')
@Check(
  'voucher_entries_cause_known',
  `cause IN ('issued', 'held', 'released', 'redeemed', 'returned', 'cashed', 'voided')`,
)
@Index('voucher_entries_once', ['voucherId', 'key'], { unique: true })
@Index('voucher_entries_by_sale', ['saleId'])
@Index('voucher_entries_by_line', ['lineId'])
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

  /** The sale that it pays for, or that it came from. */
  @Column('uuid', { name: 'sale_id', nullable: true })
  saleId!: string | null;

  /** Of `returned`: the line of the sale that was refunded. */
  @Column('uuid', { name: 'line_id', nullable: true })
  lineId!: string | null;

  /** Account of a member of staff. */
  @Column('uuid', { nullable: true })
  staff!: string | null;

  @Column('timestamptz')
  at!: Date;

  /** What it is done once for. */
  @Column('text')
  key!: string;
}
