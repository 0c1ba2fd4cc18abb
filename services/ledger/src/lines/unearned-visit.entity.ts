import { Entity, Index, PrimaryColumn } from 'typeorm';

/** The row is deleted when the visit has started and its money is earned. */
@Entity('unearned_visits')
@Index('unearned_visits_by_start', ['startsAt'])
export class UnearnedVisit {
  @PrimaryColumn('uuid', { name: 'source_id' })
  sourceId!: string;

  @PrimaryColumn('timestamptz', { name: 'starts_at' })
  startsAt!: Date;
}
