import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Worst first. */
export const CONFLICT_KINDS = ['CANCELLED', 'MOVED', 'TOO_MANY', 'MONEY', 'OLD_REVISION', 'UNKNOWN_TICKET'] as const;
export type ConflictKind = (typeof CONFLICT_KINDS)[number];

/** Phones disagree with each other or with the bookings. One per kind and booking, for money one per scan; more admissions reopen it. */
@Entity('check_in_conflicts')
@Check(
  'check_in_conflicts_kind_known',
  `kind IN ('CANCELLED', 'MOVED', 'TOO_MANY', 'MONEY', 'OLD_REVISION', 'UNKNOWN_TICKET')`,
)
@Check('check_in_conflicts_outcome_known', `outcome IN ('LEFT', 'CORRECTED')`)
@Index('check_in_conflicts_once', ['subjectId', 'kind'], { unique: true })
@Index('check_in_conflicts_by_date', ['date'])
export class CheckInConflict {
  @PrimaryColumn('uuid')
  id!: string;

  /** The booking, or the scan of an unknown ticket or of money to check. */
  @Column('uuid', { name: 'subject_id' })
  subjectId!: string;

  @Column('text')
  kind!: ConflictKind;

  @Column('date')
  date!: string;

  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId!: string | null;

  /** Admitted when it was opened or settled. */
  @Column('integer')
  people!: number;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt!: Date;

  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt!: Date | null;

  @Column('uuid', { name: 'settled_by', nullable: true })
  settledBy!: string | null;

  @Column('text', { nullable: true })
  outcome!: 'LEFT' | 'CORRECTED' | null;

  @Column('text', { nullable: true })
  reason!: string | null;
}
