import { Check, Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredTime } from '../schedule/start-times.js';
import type { NoticeLevel } from './calendar-data.js';

/** One row, which changes lock and count. */
@Entity('calendar')
@Check('calendar_has_one_row', 'id')
export class CalendarVersion {
  @PrimaryColumn('boolean', { default: true })
  id!: true;

  @Column('integer')
  version!: number;
}

@Entity('calendar_rules')
@Check('calendar_rules_weekday', 'weekday BETWEEN 1 AND 7')
@Check('calendar_rules_last', 'valid_until >= valid_from')
export class CalendarRule {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The highest of several rules applies. */
  @Column('integer')
  position!: number;

  @Column('integer')
  weekday!: number;

  @Column('text', { array: true })
  starts!: StoredTime[];

  @Column('date', { name: 'valid_from' })
  validFrom!: string;

  @Column('date', { name: 'valid_until', nullable: true })
  validUntil!: string | null;
}

@Entity('calendar_exceptions')
export class CalendarException {
  @PrimaryColumn('date')
  date!: string;

  @Column('boolean')
  closed!: boolean;

  @Column('text', { array: true, nullable: true })
  starts!: StoredTime[] | null;

  @Column('text', { name: 'closed_starts', array: true })
  closedStarts!: StoredTime[];

  @Column('text')
  note!: string;

  @Column('text', { name: 'note_es', nullable: true })
  noteEs!: string | null;
}

@Entity('notices')
@Check('notices_level_known', `level IN ('info', 'warning')`)
@Check('notices_last', 'valid_until > valid_from')
export class Notice {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  text!: string;

  @Column('text', { name: 'text_es', nullable: true })
  textEs!: string | null;

  @Column('text')
  level!: NoticeLevel;

  @Column('timestamptz', { name: 'valid_from' })
  validFrom!: Date;

  @Column('timestamptz', { name: 'valid_until', nullable: true })
  validUntil!: Date | null;
}
