import { LimitCount } from '@hilltop/platform/database/limit-count';
import { Column, Entity } from 'typeorm';

/** Requests for links and for the waiting list. */
@Entity('link_counts')
export class LinkCount extends LimitCount {
  @Column('bigint', { name: 'time_window' })
  timeWindow!: string;
}
