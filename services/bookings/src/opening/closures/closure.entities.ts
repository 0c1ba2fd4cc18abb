import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { StoredTime } from '../schedule/start-times.js';
import type { ClosurePolicy, DisplacementState } from './closure.js';

@Entity('closures')
@Check('closures_policy_known', `policy IN ('refund', 'move', 'keep')`)
@Check('closures_dates', 'first_date <= last_date')
@Index('closures_by_date', ['lastDate'])
export class StoredClosure {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('date', { name: 'first_date' })
  firstDate!: string;

  @Column('date', { name: 'last_date' })
  lastDate!: string;

  @Column('text', { array: true, nullable: true })
  times!: StoredTime[] | null;

  @Column('text')
  reason!: string;

  @Column('text')
  message!: string;

  @Column('text', { name: 'message_es', nullable: true })
  messageEs!: string | null;

  @Column('timestamptz')
  deadline!: Date;

  @Column('text')
  policy!: ClosurePolicy;

  /** For visitors, while it lasts. */
  @Column('uuid', { name: 'notice_id' })
  noticeId!: string;

  @Column('uuid', { name: 'closed_by' })
  closedBy!: string;

  @Column('timestamptz', { name: 'closed_at' })
  closedAt!: Date;

  @Column('timestamptz', { name: 'reopened_at', nullable: true })
  reopenedAt!: Date | null;
}

/** A party that lost its time to a closure. */
@Entity('displacements')
@Check('displacements_state_known', `state IN ('displaced', 'moved', 'cancelled', 'restored')`)
@Index('displacements_once', ['bookingId', 'revision'], { unique: true })
@Index('displacements_by_closure', ['closureId'])
@Index('displacements_without_offer', ['id'], { where: `offered_at IS NULL AND state = 'displaced'` })
export class StoredDisplacement {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => StoredClosure, 'id', { name: 'displacements_closure_id_fkey' })
  @Column('uuid', { name: 'closure_id' })
  closureId!: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId!: string;

  /** Of the booking when it was displaced. */
  @Column('integer')
  revision!: number;

  @Column('text', { name: 'from_slot_id' })
  fromSlotId!: string;

  @Column('text')
  state!: DisplacementState;

  /** When its times were held and its e-mail was queued. */
  @Column('timestamptz', { name: 'offered_at', nullable: true })
  offeredAt!: Date | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt!: Date | null;
}
