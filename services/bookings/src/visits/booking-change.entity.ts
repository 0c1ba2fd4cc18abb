import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Booking } from '../bookings/booking.entity.js';

/** Changes of a booking by its visitor, by staff or at a deadline. */
export type ChangeKind =
  | 'moved'
  | 'party_changed'
  | 'food_changed'
  | 'cancelled'
  | 'contact_corrected'
  | 'goodwill'
  | 'paid_at_door';

/** The same, and the changes by closing and reopening its time. */
export type RecordedKind = ChangeKind | 'displaced' | 'restored';

/** The author of a change. */
export type Actor =
  | { readonly by: 'visitor' }
  /** The policy of a closure, at its deadline. */
  | { readonly by: 'house' }
  /** A member of staff, the name of the mutation, and the reason; none for a payment at the door. */
  | { readonly by: 'staff'; readonly staff: StaffIdentity; readonly action: string; readonly reason: string | null };

/** The changed fields, before or after. */
export interface ChangedFacts {
  readonly slotId: string;
  readonly groupSize: number;
  /** Its guests in words, unless they are adults alone. */
  readonly party?: string;
  readonly totalCents: number;
  readonly status: string;
  /** Its dishes, one per line. Changes from older releases do not have it. */
  readonly foodDetails?: string | null;
  /** Changes from older releases do not have it. */
  readonly goodwillCents?: number;
  /** What the party still pays at the door. Changes from older releases do not have it. */
  readonly unpaidCents?: number;
}

/** How to reach a guest. */
export type Contact = Pick<Booking, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** One change of a booking. Rows are append-only. */
@Entity('booking_changes')
@Check(
  'booking_changes_kind_known',
  `kind IN ('moved', 'party_changed', 'food_changed', 'cancelled', 'displaced', 'restored', 'contact_corrected', 'goodwill', 'paid_at_door')`,
)
@Check('booking_changes_actor_known', `actor IN ('visitor', 'staff', 'house')`)
@Index('booking_changes_once', ['bookingId', 'revision'], { unique: true })
@Index('booking_changes_key', ['bookingId', 'idempotencyKey'], { unique: true })
export class BookingChange {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId!: string;

  /** Of the booking after the change. */
  @Column('integer')
  revision!: number;

  @Column('text')
  kind!: RecordedKind;

  @Column('text')
  actor!: Actor['by'];

  /** Account of the member of staff. */
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId!: string | null;

  /** The reason that staff gave. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('jsonb')
  before!: ChangedFacts;

  @Column('jsonb')
  after!: ChangedFacts;

  /** The name and addresses before a correction. */
  @Column('jsonb', { name: 'former_contact', nullable: true })
  formerContact!: Contact | null;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the request. It tells a repeated request from a different one with the same key. */
  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;
}
