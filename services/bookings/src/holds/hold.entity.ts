import { MAX_GROUP_SIZE, MAX_PART_SIZE } from '@hilltop/contracts/house/bounds';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SlotRequest } from '../opening/slots/slot-request.js';
import type { TicketLine } from '../prices/ticket-line.js';

/** `active` until paid (`converted`), released early (`released`, `replaced`) or `expired`. */
export const HOLD_STATUSES = ['active', 'converted', 'released', 'replaced', 'expired'] as const;
export type HoldStatus = (typeof HOLD_STATUSES)[number];
export type HoldEnd = Exclude<HoldStatus, 'active' | 'converted'>;

/** Length of a hold, and of an extension from its own moment. */
export const HOLD_MINUTES = 15;

/** Longest time in total, across renewals, extensions and changes of the slot. */
export const HOLD_LIFE_MINUTES = 60;

/** A caller can hold a slot without booking it for `HOLD_LIFE_MINUTES` within this time. */
export const HOLD_SPAN_MINUTES = 120;

/** Expiry of a hold that is created, renewed or extended at `now`. @param beganAt start of the visitor's first hold */
export function holdExpiry(now: Date, beganAt: Date = now): Date {
  const endOfLife = beganAt.getTime() + HOLD_LIFE_MINUTES * 60_000;
  return new Date(Math.min(now.getTime() + HOLD_MINUTES * 60_000, endOfLife));
}

export interface Holder {
  /** Keyed hash of the client's address; undefined for internal requests. */
  readonly caller: string | undefined;
  /** Keyed hash of the larger network of an IPv6 address. */
  readonly network?: string | undefined;
  /** Start of the hold that this one replaces. */
  readonly beganAt?: Date | undefined;
  /** Chosen by the caller. */
  readonly id?: string | null | undefined;
}

/** `visitor`: while a visitor fills in the form. `offer`: for a known party, until it takes the seats. */
export type HoldKind = 'visitor' | 'offer';

/** The id is a secret: knowing it is a visitor's claim to the seats. */
@Entity('holds')
@Check('holds_status_known', `status IN ('active', 'converted', 'released', 'replaced', 'expired')`)
@Check(
  'holds_take_places',
  `places > 0 AND group_size BETWEEN 1 AND CASE WHEN group_id IS NULL THEN ${MAX_GROUP_SIZE} ELSE ${MAX_PART_SIZE} END`,
)
@Check('holds_tickets', 'tickets IS NULL OR tour_id IS NOT NULL AND tickets_fit(tickets, group_size, NULL, NULL)')
@Index('holds_running_out', ['expiresAt'], { where: `status = 'active'` })
@Index('holds_active_by_caller', ['caller'], { where: `status = 'active'` })
@Index('holds_active_by_network', ['network'], { where: `status = 'active'` })
@Index('holds_by_caller_and_slot', ['caller', 'slotId', 'createdAt'], { where: `status <> 'converted'` })
@Index('holds_ended', ['endedAt'], { where: `status IN ('released', 'replaced', 'expired')` })
@Index('holds_offered_to_booking', ['bookingId'], { where: `booking_id IS NOT NULL AND status = 'active'` })
@Index('holds_active_by_slot', ['slotId'], { where: `status = 'active'` })
@Index('holds_of_group', ['groupId'], { where: `group_id IS NOT NULL AND status = 'active'` })
export class Hold {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'slot_id' })
  slotId!: string;

  @Column('integer', { name: 'group_size' })
  guests!: number;

  /** Seats of the capacity; 1 for a private party. */
  @Column('integer', { name: 'places' })
  seats!: number;

  @Column('text')
  status!: HoldStatus;

  @Column('boolean')
  extended!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  @Column('text', { nullable: true })
  caller!: string | null;

  /** Keyed hash, like `caller`. */
  @Column('text', { nullable: true })
  network!: string | null;

  /** Start of the visitor's first hold; `createdAt` unless it replaced another. */
  @Column('timestamptz', { name: 'began_at', nullable: true })
  beganAt!: Date | null;

  @Column('text', { default: 'visitor' })
  kind!: HoldKind;

  /** The displaced booking that the seats are held for, or the one that the hold became. */
  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId!: string | null;

  /** The tour whose prices it keeps; null for an offer. */
  @Column('uuid', { name: 'tour_id', nullable: true })
  tourId!: string | null;

  /** At the prices when they were held; null as the tour is. */
  @Column('jsonb', { nullable: true })
  tickets!: readonly TicketLine[] | null;

  /** The group whose part it is: no visitor's request finds it. */
  @Column('uuid', { name: 'group_id', nullable: true })
  groupId!: string | null;

  static begin(id: string, request: SlotRequest, now: Date, { caller, network, beganAt = now }: Holder): Hold {
    const { slotId, seats, guests, tourId = null, lines = null } = request;
    const times = { createdAt: now, expiresAt: holdExpiry(now, beganAt), endedAt: null, beganAt };
    const first = {
      status: 'active',
      extended: false,
      kind: 'visitor',
      caller: caller ?? null,
      network: network ?? null,
      bookingId: null,
      groupId: null,
    };
    return Object.assign(new Hold(), { id, slotId, seats, guests, tourId, tickets: lines, ...first, ...times });
  }

  isActive(now: Date): boolean {
    return this.status === 'active' && this.expiresAt > now;
  }

  /** 0 when the hold is not active at `now`. */
  seatsHeldIn(slotId: string, now: Date): number {
    return this.slotId === slotId && this.isActive(now) ? this.seats : 0;
  }

  /** True even if the status is not updated yet. */
  hasExpired(now: Date): boolean {
    return this.status === 'expired' || (this.status === 'active' && this.expiresAt <= now);
  }

  row(): string {
    return JSON.stringify({
      id: this.id,
      slot_id: this.slotId,
      group_size: this.guests,
      places: this.seats,
      status: this.status,
      extended: this.extended,
      created_at: this.createdAt,
      expires_at: this.expiresAt,
      ended_at: this.endedAt,
      caller: this.caller,
      network: this.network,
      began_at: this.beganAt,
      kind: this.kind,
      booking_id: this.bookingId,
      tour_id: this.tourId,
      tickets: this.tickets,
      group_id: this.groupId,
    });
  }
}
