import { MAX_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import type { Language } from '@hilltop/contracts/house/languages';
import type { TourType } from '@hilltop/contracts/tour-types';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TicketCount } from '../../prices/ticket-line.js';

/** `expired`: missed two offers, or did not confirm in time. `left`: left or was removed. `closed`: the last of its times is near. */
export const WAITLIST_STATUSES = ['waiting', 'offered', 'accepted', 'expired', 'left', 'closed'] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];

/** The list of a slot closes this long before the start. No offers are made after that. */
export const CLOSES_BEFORE_MS = 3_600_000;

/** How long a party has to confirm its address. */
export const CONFIRM_WITHIN_MS = 24 * 3_600_000;

/** A party that waits for one or more times of a tour (product.md §13). */
@Entity('waitlist_entries')
@Check('waitlist_status_known', `status IN ('waiting', 'offered', 'accepted', 'expired', 'left', 'closed')`)
@Check('waitlist_party', `group_size BETWEEN 1 AND ${MAX_GROUP_SIZE} AND places BETWEEN 1 AND group_size`)
@Check('waitlist_tickets', 'tickets_fit(tickets, group_size, NULL, NULL)')
@Check('waitlist_ends_once', `(status IN ('waiting', 'offered')) = (ended_at IS NULL)`)
@Check('waitlist_language', `language IN ('en', 'es')`)
@Index('waitlist_by_slot', { synchronize: false })
@Index('waitlist_by_hold', ['holdId'], { where: 'hold_id IS NOT NULL' })
@Index('waitlist_closing', ['closesAt'], { where: `status = 'waiting'` })
@Index('waitlist_unconfirmed', ['caller'], { where: `confirmed_at IS NULL AND status = 'waiting'` })
@Index('waitlist_ended', ['endedAt'], { where: 'ended_at IS NOT NULL' })
export class WaitlistEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'tour_type' })
  tourType!: TourType;

  /** Null for the first one of the type. */
  @Column('uuid', { name: 'tour_id', nullable: true })
  tourId!: string | null;

  /** By start. */
  @Column('text', { name: 'slot_ids', array: true })
  slotIds!: string[];

  @Column('integer', { name: 'group_size' })
  guests!: number;

  /** Seats of the capacity; 1 for a private party. */
  @Column('integer', { name: 'places' })
  seats!: number;

  /** Without prices. */
  @Column('jsonb')
  tickets!: readonly TicketCount[];

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  @Column('text')
  email!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  /** In which its party is written to. */
  @Column('text', { default: 'en' })
  language!: Language;

  @Column('text')
  status!: WaitlistStatus;

  /** Of the last offer or, while the party waits, of the seats that gather for it. */
  @Column('uuid', { name: 'hold_id', nullable: true })
  holdId!: string | null;

  /** Because too few seats were free. */
  @Column('integer', { name: 'passed_over', default: 0 })
  passedOver!: number;

  /** Offers. */
  @Column('integer', { default: 0 })
  missed!: number;

  /** By staff. */
  @Column('text', { name: 'removed_because', nullable: true })
  removedBecause!: string | null;

  /** When the mailed link was opened; until then the party is not in line. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true, default: () => 'now()' })
  confirmedAt!: Date | null;

  @Column('text', { nullable: true })
  caller!: string | null;

  /** Because somebody joined with its address. */
  @Column('timestamptz', { name: 'link_sent_at', nullable: true })
  linkSentAt!: Date | null;

  /** Until then seats gather for it. */
  @Column('timestamptz', { name: 'gathers_until', nullable: true })
  gathersUntil!: Date | null;

  @Column('timestamptz', { name: 'joined_at' })
  joinedAt!: Date;

  /** Of its last slot. */
  @Column('timestamptz', { name: 'closes_at' })
  closesAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
