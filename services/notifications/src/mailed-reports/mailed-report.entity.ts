import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The file of one week or month of a schedule, which a unique index keeps from being written twice. */
@Entity('mailed_reports')
@Index('mailed_reports_once', ['scheduleId', 'from'], { unique: true })
@Index('mailed_reports_oldest', ['queuedAt'])
export class MailedReport {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'schedule_id' })
  scheduleId!: string;

  /** The venue's dates, YYYY-MM-DD, both included. */
  @Column('date', { name: 'from_date' })
  from!: string;

  @Column('date', { name: 'to_date' })
  to!: string;

  @Column('timestamptz', { name: 'queued_at' })
  queuedAt!: Date;
}
