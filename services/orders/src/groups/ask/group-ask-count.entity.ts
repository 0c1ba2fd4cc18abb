import { LimitCount } from '@hilltop/platform/database/limit-count';
import { Column, Entity } from 'typeorm';

/** Groups that were asked for, per client address. The table is unlogged. */
@Entity('group_ask_counts')
export class GroupAskCount extends LimitCount {
  @Column('bigint', { name: 'time_window' })
  timeWindow!: string;
}
