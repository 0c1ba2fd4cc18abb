import { LimitCount } from '@hilltop/platform/database/limit-count';
import { Column, Entity } from 'typeorm';

/** How often links and places on the waiting list were asked for. */
@Entity('link_counts')
export class LinkCount extends LimitCount {
  @Column('bigint', { name: 'time_window' })
  timeWindow!: string;
}
