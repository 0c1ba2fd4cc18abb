import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TourType } from '../tours/tour-type.js';

/**
 * `waiting` until seats are `offered`; then `accepted`, or waiting again. A party that lets two offers go by is out (`expired`).
 * It `left` by itself or was removed by staff; `closed`: the last of its times is near.
 */
export const WAITLIST_STATUSES = ['waiting', 'offered', 'accepted', 'expired', 'left', 'closed'] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];

/** The list of a slot closes so long before its start, in milliseconds: there are no offers any more. */
export const CLOSES_BEFORE_MS = 3_600_000;

/** A party that waits for seats at one of several times of a tour (product.md §13). */
@Entity('waitlist_entries')
@Check('waitlist_status_known', `status IN ('waiting', 'offered', 'accepted', 'expired', 'left', 'closed')`)
@Check('waitlist_party', 'group_size BETWEEN 1 AND 20 AND places BETWEEN 1 AND group_size')
@Check('waitlist_ends_once', `(status IN ('waiting', 'offered')) = (ended_at IS NULL)`)
@Index('waitlist_by_slot', { synchronize: false })
@Index('waitlist_by_hold', ['holdId'], { where: 'hold_id IS NOT NULL' })
@Index('waitlist_closing', ['closesAt'], { where: `status = 'waiting'` })
@Index('waitlist_ended', ['endedAt'], { where: 'ended_at IS NOT NULL' })
export class WaitlistEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'tour_type' })
  tourType!: TourType;

  /** The tour that was chosen; null for the first one of the type. */
  @Column('uuid', { name: 'tour_id', nullable: true })
  tourId!: string | null;

  /** The slots that will do, by start. */
  @Column('text', { name: 'slot_ids', array: true })
  slotIds!: string[];

  /** Guests of the party. */
  @Column('integer', { name: 'group_size' })
  groupSize!: number;

  /** Seats that the party takes of the capacity; a private party takes 1. */
  @Column('integer', { name: 'places' })
  seats!: number;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  @Column('text')
  email!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text')
  status!: WaitlistStatus;

  /** What was offered last, or while it waits, the seats that gather for it. */
  @Column('uuid', { name: 'hold_id', nullable: true })
  holdId!: string | null;

  /** How often free seats that were too few for it went to others. */
  @Column('integer', { name: 'passed_over', default: 0 })
  passedOver!: number;

  /** Offers that it let go by. */
  @Column('integer', { default: 0 })
  missed!: number;

  /** Why staff removed it, in their words. */
  @Column('text', { name: 'removed_because', nullable: true })
  removedBecause!: string | null;

  @Column('timestamptz', { name: 'joined_at' })
  joinedAt!: Date;

  /** When the list of the last of its slots closes. */
  @Column('timestamptz', { name: 'closes_at' })
  closesAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
