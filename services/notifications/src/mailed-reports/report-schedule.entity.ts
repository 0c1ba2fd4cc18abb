import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Rhythm } from './report-period.js';

/** The names are those of the saved files. */
export const REPORT_FILES = ['takings', 'lines', 'tax', 'vouchers', 'journal', 'visits'] as const;
export type ReportFile = (typeof REPORT_FILES)[number];

/** Mailed to its manager on a day of each week or month. */
@Entity('report_schedules')
@Check('report_schedules_file_known', `file IN ('takings', 'lines', 'tax', 'vouchers', 'journal', 'visits')`)
@Check(
  'report_schedules_day_known',
  `(every = 'week' AND day BETWEEN 1 AND 7) OR (every = 'month' AND day BETWEEN 1 AND 28)`,
)
@Index('report_schedules_once', ['staffId', 'file', 'every', 'day'], { unique: true })
@Index('report_schedules_due', ['nextOn'])
export class ReportSchedule {
  @PrimaryColumn('uuid')
  id!: string;

  /** Account of the manager, whose address gets the e-mail. */
  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('text')
  file!: ReportFile;

  @Column('text')
  every!: Rhythm;

  /** 1 for Monday to 7 for Sunday, or the day of the month, 1 to 28. */
  @Column('integer')
  day!: number;

  /** The venue's date of the next e-mail, YYYY-MM-DD. */
  @Column('date', { name: 'next_on' })
  nextOn!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
