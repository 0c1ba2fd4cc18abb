import { LimitCount } from '@hilltop/platform/database/limit-count';
import { Column, Entity } from 'typeorm';

/** Look-ups per client address. The table is unlogged. */
@Entity('voucher_lookup_counts')
export class VoucherLookupCount extends LimitCount {
  @Column('bigint', { name: 'time_window' })
  timeWindow!: string;
}
