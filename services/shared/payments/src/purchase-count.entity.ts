import { LimitCount } from '@hilltop/platform/database/limit-count';
import { Column, Entity } from 'typeorm';

/** How many purchases a client address made this hour. The table is unlogged. */
@Entity('purchase_counts')
export class PurchaseCount extends LimitCount {
  @Column('integer', { name: 'time_window' })
  timeWindow!: number;
}
