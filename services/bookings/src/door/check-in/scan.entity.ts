import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What phones say of tickets. `CORRECTED` is of the Door page alone. */
export const PHONE_VERDICTS = ['ADMIT', 'CHANGED', 'CANCELLED', 'MOVED', 'NEW', 'NOT_OURS'] as const;
export type Verdict = (typeof PHONE_VERDICTS)[number] | 'CORRECTED';

/** How long scans and what was settled of them are kept after the day, in days (product.md §11). */
export const SCANS_KEPT_DAYS = 30;

/** What one phone saw. Rows are added and never changed. */
@Entity('scans')
@Check('scans_people', `people BETWEEN 0 AND 100 OR verdict = 'CORRECTED'`)
@Check('scans_verdict_known', `verdict IN ('ADMIT', 'CHANGED', 'CANCELLED', 'MOVED', 'NEW', 'NOT_OURS', 'CORRECTED')`)
@Index('scans_by_booking', ['bookingId'])
@Index('scans_by_date', ['date'])
export class Scan {
  /** Made by the phone. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'device_id' })
  deviceId!: string;

  @Column('integer')
  sequence!: number;

  /** The day at the door, YYYY-MM-DD. */
  @Column('date')
  date!: string;

  /** As the ticket says; the booking may be unknown. */
  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId!: string | null;

  @Column('integer', { nullable: true })
  revision!: number | null;

  /** Let in; fewer than 0 only where a count was put right. */
  @Column('integer')
  people!: number;

  @Column('text')
  verdict!: Verdict;

  /** Staff let them in against the verdict. */
  @Column('boolean')
  overridden!: boolean;

  @Column('text', { nullable: true })
  reason!: string | null;

  /** By the phone's clock, put right by its offset. */
  @Column('timestamptz', { name: 'scanned_at' })
  scannedAt!: Date;

  @Column('integer', { name: 'clock_offset_ms' })
  clockOffsetMs!: number;

  /** Version of the manifest on the phone. */
  @Column('text', { name: 'made_from', nullable: true })
  madeFrom!: string | null;

  /** The account that was signed in. */
  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt!: Date;
}
