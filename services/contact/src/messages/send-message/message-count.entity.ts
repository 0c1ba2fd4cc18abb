import { LimitCount } from '@hilltop/platform/database/limit-count';
import { Column, Entity } from 'typeorm';

/** Messages of one sender. */
@Entity('message_counts')
export class MessageCount extends LimitCount {
  @Column('bigint', { name: 'time_window' })
  timeWindow!: string;
}
