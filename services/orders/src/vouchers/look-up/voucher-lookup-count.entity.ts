import { LimitCount } from '@hilltop/platform/database/limit-count';
import { Column, Entity } from 'typeorm';

/** How many codes of vouchers a client address looked up. The table is unlogged. */
@Entity('voucher_lookup_counts')
export class VoucherLookupCount extends LimitCount {
  @Column('bigint', { name: 'time_window' })
  timeWindow!: string;
}
