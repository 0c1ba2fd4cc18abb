import type { Language } from '@hilltop/contracts/house/languages';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Booking } from '../bookings/booking.entity.js';

export type ChangeKind =
  | 'moved'
  | 'party_changed'
  | 'food_changed'
  | 'cancelled'
  | 'contact_corrected'
  | 'goodwill'
  | 'paid_at_door'
  | 'payment_refused'
  | 'language_changed';

/** Closing and reopening a time are recorded too. */
export type RecordedKind = ChangeKind | 'displaced' | 'restored';

/** Money, food and the language of its mails are not on the ticket: it stays good. */
export const KEEPS_TICKET: ReadonlySet<RecordedKind> = new Set([
  'food_changed',
  'goodwill',
  'paid_at_door',
  'payment_refused',
  'language_changed',
] satisfies RecordedKind[]);

export type Actor =
  | { readonly by: 'visitor' }
  /** The policy of a closure, at its deadline; a bank that refused to pay. */
  | { readonly by: 'house' }
  /** `action`: the mutation. `reason`: null for a payment at the door, and for another language. */
  | { readonly by: 'staff'; readonly staff: StaffIdentity; readonly action: string; readonly reason: string | null };

export interface ChangedFacts {
  readonly slotId: string;
  readonly groupSize: number;
  /** In words, unless they are adults alone. */
  readonly party?: string;
  readonly totalCents: number;
  readonly status: string;
  /** One dish per line. Missing in older releases, like the next two. */
  readonly foodDetails?: string | null;
  readonly goodwillCents?: number;
  /** At the door. */
  readonly unpaidCents?: number;
  /** Of its mails; only where it changes. */
  readonly language?: Language;
}

export type Contact = Pick<Booking, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Rows are append-only. */
@Entity('booking_changes')
@Check(
  'booking_changes_kind_known',
  `kind IN ('moved', 'party_changed', 'food_changed', 'cancelled', 'displaced', 'restored', 'contact_corrected', 'goodwill', 'paid_at_door', 'payment_refused', 'language_changed')`,
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

  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId!: string | null;

  /** Of staff. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('jsonb')
  before!: ChangedFacts;

  @Column('jsonb')
  after!: ChangedFacts;

  /** Before a correction. */
  @Column('jsonb', { name: 'former_contact', nullable: true })
  formerContact!: Contact | null;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the request, to recognize a different request with the same key. */
  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;
}
