import { LimitCount } from '@hilltop/platform/database/limit-count';
import { Column, Entity } from 'typeorm';

/** Purchases per client address and hour. The table is unlogged. */
@Entity('purchase_counts')
export class PurchaseCount extends LimitCount {
  @Column('integer', { name: 'time_window' })
  timeWindow!: number;
}
