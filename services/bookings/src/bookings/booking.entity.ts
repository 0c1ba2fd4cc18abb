import { MAX_GROUP_SIZE, MAX_PART_SIZE } from '@hilltop/contracts/house/bounds';
import type { ChangeRule } from '@hilltop/contracts/house/change-rule';
import type { Language } from '@hilltop/contracts/house/languages';
import type { TourType } from '@hilltop/contracts/tour-types';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { FOOD_FITS } from '../food/menu.js';
import type { TicketLine } from '../prices/ticket-line.js';
import type { GivenAnswer } from '../questions/answers.input.js';
import type { BookingStatus, PaymentStatus } from './booking-status.js';
import { PartyColumns } from './party-columns.js';
import { unpaidAfter } from './unpaid.js';

const MOST_PEOPLE = `CASE WHEN group_id IS NULL THEN ${MAX_GROUP_SIZE} ELSE ${MAX_PART_SIZE} END`;

/** A paid party on a tour (product.md §3), or a part of a group, which pays on account. */
@Entity('bookings')
@Check('bookings_group_size', `group_size BETWEEN 1 AND ${MOST_PEOPLE}`)
@Check('bookings_places', `places BETWEEN 1 AND ${MOST_PEOPLE}`)
@Check(
  'bookings_of_groups',
  `CASE WHEN group_id IS NULL THEN group_name IS NULL ELSE total_cents = 0 AND unpaid_cents = 0 AND payment_status = 'account' END`,
)
@Check('bookings_total', 'total_cents >= 0 AND food_total_cents >= 0')
@Check('bookings_food_for_large_parties', `food_platform = 'none' OR (${FOOD_FITS})`)
@Check('bookings_status_known', `status IN ('confirmed', 'displaced', 'cancelled')`)
@Check('bookings_revision_counts', 'revision >= 0 AND link_version >= 0')
@Check('bookings_kept', 'kept_cents >= 0')
@Check('bookings_goodwill', 'goodwill_cents >= 0')
@Check('bookings_tickets', 'tickets_fit(tickets, group_size, total_cents, places)')
@Check('bookings_unpaid', 'unpaid_cents >= 0')
@Check('bookings_language', `language IN ('en', 'es')`)
@Index('bookings_by_slot', ['slotId'])
@Index('bookings_by_date', ['tourDate'])
@Index('bookings_of_group', ['groupId'], { where: 'group_id IS NOT NULL' })
@Index('bookings_by_words', { synchronize: false })
@Index('bookings_by_guest', { synchronize: false })
@Index('bookings_confirmation_code', ['confirmationCode'], { unique: true })
@Index('bookings_payment_intent', ['paymentIntentId'], { unique: true })
@Index('bookings_idempotency_key', ['idempotencyKey'], { unique: true })
export class Booking extends PartyColumns {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'confirmation_code' })
  confirmationCode!: string;

  @Column('uuid', { name: 'tour_id' })
  tourId!: string;

  @Column('text', { name: 'tour_type' })
  tourType!: TourType;

  /** At the time of booking, like the duration. */
  @Column('text', { name: 'tour_name' })
  tourName!: string;

  @Column('integer', { name: 'tour_duration_minutes', default: 120 })
  tourDurationMinutes!: number;

  @Column('text', { name: 'slot_id' })
  slotId!: string;

  /** The venue's date, YYYY-MM-DD. */
  @Column('date', { name: 'tour_date' })
  tourDate!: string;

  @Column('text', { name: 'tour_time' })
  tourTime!: string;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt!: Date;

  @Column('integer', { name: 'group_size' })
  guests!: number;

  /** Seats of the capacity; 1 for a private party. */
  @Column('integer', { name: 'places' })
  seats!: number;

  @Column('integer', { name: 'total_cents' })
  totalCents!: number;

  /** Their sums are the group size and the total. */
  @Column('jsonb')
  tickets!: readonly TicketLine[];

  @Column('boolean', { name: 'liability_waiver_accepted' })
  liabilityWaiverAccepted!: boolean;

  @Column('text', { name: 'payment_status' })
  paymentStatus!: PaymentStatus;

  @Column('text', { name: 'payment_intent_id' })
  paymentIntentId!: string;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the request, to recognize a different request with the same key. */
  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  @Column('uuid', { name: 'hold_id', nullable: true })
  holdId!: string | null;

  /** Line of the order that paid for it; null when it was paid on its own. */
  @Column('uuid', { name: 'sale_line_id', nullable: true })
  saleLineId!: string | null;

  /** The payment of that order: its card is charged when the visit gets more expensive. */
  @Column('text', { name: 'order_intent_id', nullable: true })
  orderIntentId!: string | null;

  /** The group whose part it is; null for a party. */
  @Column('uuid', { name: 'group_id', nullable: true })
  groupId!: string | null;

  /** Of the school or another organization, also the last name: lists, search and phones show it without knowing of groups. */
  @Column('text', { name: 'group_name', nullable: true })
  groupName!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('text', { default: 'confirmed' })
  status!: BookingStatus;

  @Column('integer', { default: 0 })
  revision!: number;

  /** What the house has for no visit, in cents: what its rule does not give back of guests who stay away, a dearer start, or a cancellation. */
  @Column('integer', { name: 'kept_cents', default: 0 })
  keptCents!: number;

  /** What staff gave back without any other change. `keptCents` of a canceled booking no longer contains it. */
  @Column('integer', { name: 'goodwill_cents', default: 0 })
  goodwillCents!: number;

  /** To be paid at the door, in cents; 0 once it is paid. */
  @Column('integer', { name: 'unpaid_cents', default: 0 })
  unpaidCents!: number;

  /** The earliest start that it ever had: the deadlines of its refunds count from there. Null: from its own. */
  @Column('timestamptz', { name: 'refund_starts_at', nullable: true }) refundStartsAt!: Date | null;

  /** The one that it was sold by: a later edit changes nobody's visit. */
  @Column('jsonb', { name: 'change_rule' })
  changeRule!: ChangeRule;

  @Column('integer', { name: 'link_version', default: 0 }) linkVersion!: number;

  /** Why staff last replaced the links. Not shown to visitors. */
  @Column('text', { name: 'link_replaced_because', nullable: true })
  linkReplacedBecause!: string | null;

  @Column('boolean', { name: 'mail_after_visit', default: false })
  mailAfterVisit!: boolean;

  /** In which its guest is written to. */
  @Column('text', { default: 'en' })
  language!: Language;

  /** Payments less refunds, including pending ones, in cents; without what is paid at the door. */
  get dueCents(): number {
    if (this.status === 'cancelled') return this.keptCents;
    return this.keptCents + Math.max(0, this.totalCents - this.goodwillCents - this.unpaidCents);
  }

  changed(change: Partial<Omit<Booking, FixedFacts>>): Booking {
    const unpaidCents = unpaidAfter(this, change);
    return Object.assign(new Booking(), this, { unpaidCents }, change, { revision: this.revision + 1 });
  }
}

/** With what is stored in `answers`. */
export type NewBooking = Booking & { readonly answered: readonly GivenAnswer[] };

type FixedFacts = 'id' | 'confirmationCode' | 'idempotencyKey' | 'createdAt' | 'revision' | 'dueCents' | 'changed';
