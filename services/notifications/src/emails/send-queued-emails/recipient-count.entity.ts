import { LimitCount } from '@hilltop/platform/database/limit-count';
import { Column, Entity } from 'typeorm';

@Entity('recipient_counts')
export class RecipientCount extends LimitCount {
  @Column('integer', { name: 'time_window' })
  timeWindow!: number;
}
