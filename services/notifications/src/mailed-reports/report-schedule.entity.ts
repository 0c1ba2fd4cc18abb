import type { Report } from '@hilltop/contracts/reports/report';
import { REPORTS } from '@hilltop/contracts/reports/reports';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Rhythm } from './report-period.js';

/** Mailed to its manager on a day of each week or month. */
@Entity('report_schedules')
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

  /** The name of a report. */
  @Column('text')
  file!: string;

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

/** @throws Error for a schedule of a report that there is no longer: a migration ends those */
export function reportOf(file: string): Report {
  const report = REPORTS.find(({ name }) => name === file);
  if (!report) throw new Error(`there is no report ${file}`);
  return report;
}
