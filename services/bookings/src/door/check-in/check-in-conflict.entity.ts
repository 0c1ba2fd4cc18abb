import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Worst first. */
export const CONFLICT_KINDS = ['CANCELLED', 'MOVED', 'TOO_MANY', 'OLD_REVISION', 'UNKNOWN_TICKET'] as const;
export type ConflictKind = (typeof CONFLICT_KINDS)[number];

/**
 * A disagreement between phones, or between a phone and the bookings. One per kind and booking; it reopens when more
 * people are admitted.
 */
@Entity('check_in_conflicts')
@Check('check_in_conflicts_kind_known', `kind IN ('CANCELLED', 'MOVED', 'TOO_MANY', 'OLD_REVISION', 'UNKNOWN_TICKET')`)
@Check('check_in_conflicts_outcome_known', `outcome IN ('LEFT', 'CORRECTED')`)
@Index('check_in_conflicts_once', ['subjectId', 'kind'], { unique: true })
@Index('check_in_conflicts_by_date', ['date'])
export class CheckInConflict {
  @PrimaryColumn('uuid')
  id!: string;

  /** The booking, or the scan of a ticket without a booking. */
  @Column('uuid', { name: 'subject_id' })
  subjectId!: string;

  @Column('text')
  kind!: ConflictKind;

  /** The day at the door, YYYY-MM-DD. */
  @Column('date')
  date!: string;

  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId!: string | null;

  /** People admitted when it was opened or settled. */
  @Column('integer')
  people!: number;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt!: Date;

  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt!: Date | null;

  /** Account of the member of staff. */
  @Column('uuid', { name: 'settled_by', nullable: true })
  settledBy!: string | null;

  @Column('text', { nullable: true })
  outcome!: 'LEFT' | 'CORRECTED' | null;

  @Column('text', { nullable: true })
  reason!: string | null;
}
