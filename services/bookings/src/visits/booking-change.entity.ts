import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What its visitor, staff or a deadline does to a booking. */
export type ChangeKind = 'moved' | 'party_changed' | 'food_changed' | 'cancelled';

/** The same, and what closing and reopening its day does. */
export type RecordedKind = ChangeKind | 'displaced' | 'restored';

/** Who changes a booking. */
export type Actor =
  | { readonly by: 'visitor' }
  /** The policy of a closed day, at its deadline. */
  | { readonly by: 'house' }
  /** A member of staff, what they do by its name in the schema, and why. */
  | { readonly by: 'staff'; readonly staff: StaffIdentity; readonly action: string; readonly reason: string };

/** What was changed, before or after. */
export interface ChangedFacts {
  readonly slotId: string;
  readonly groupSize: number;
  readonly totalCents: number;
  readonly status: string;
  /** Its dishes, a line each. Changes of an older release do not have it. */
  readonly foodDetails?: string | null;
}

/** One change of a booking. Rows are added and never changed. */
@Entity('booking_changes')
@Check(
  'booking_changes_kind_known',
  `kind IN ('moved', 'party_changed', 'food_changed', 'cancelled', 'displaced', 'restored')`,
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

  /** The account of the member of staff. */
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId!: string | null;

  /** Why staff changed it, in their words. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('jsonb')
  before!: ChangedFacts;

  @Column('jsonb')
  after!: ChangedFacts;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the request, so that a repeated one is told from another that borrows its key. */
  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;
}
