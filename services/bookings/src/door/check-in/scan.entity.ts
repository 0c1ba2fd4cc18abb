import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ScanVerdict } from '../../generated/schema-types.js';

/** In place of a phone's id, where a conflict was settled. */
export const DOOR_PAGE = 'Door page';

/** Rows are append-only. */
@Entity('scans')
@Check('scans_people', `people BETWEEN 0 AND 100 OR verdict = 'CORRECTED'`)
@Check('scans_verdict_known', `verdict IN ('ADMIT', 'CHANGED', 'CANCELLED', 'MOVED', 'NEW', 'NOT_OURS', 'CORRECTED')`)
@Index('scans_by_booking', ['bookingId'])
@Index('scans_by_date', ['date'])
export class Scan {
  /** UUID from the phone. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'device_id' })
  deviceId!: string;

  /** Its name among staff; null from a page that does not send one. */
  @Column('text', { name: 'device_label', nullable: true })
  deviceLabel!: string | null;

  @Column('integer')
  sequence!: number;

  @Column('date')
  date!: string;

  /** From the ticket, so the booking can be unknown. */
  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId!: string | null;

  @Column('integer', { nullable: true })
  revision!: number | null;

  /** Negative only for a correction. */
  @Column('integer')
  people!: number;

  @Column('text')
  verdict!: ScanVerdict;

  /** Staff admitted them against the verdict. */
  @Column('boolean')
  overridden!: boolean;

  @Column('text', { nullable: true })
  reason!: string | null;

  /** The desk should check what the party paid. */
  @Column('boolean', { name: 'check_money', default: false })
  checkMoney!: boolean;

  /** By the phone's clock, corrected by its offset. */
  @Column('timestamptz', { name: 'scanned_at' })
  scannedAt!: Date;

  @Column('integer', { name: 'clock_offset_ms' })
  clockOffsetMs!: number;

  /** Version of the manifest on the phone. */
  @Column('text', { name: 'made_from', nullable: true })
  madeFrom!: string | null;

  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt!: Date;
}
