import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TicketLine, TourLineInput } from '../../generated/schema-types.js';

/** Bookings holds the seats. The row lives as long as the cart. */
@Entity('cart_tours')
@Check('cart_tours_total', 'total_cents >= 0')
@Index('cart_tours_by_session', ['sessionId', 'addedAt'])
@Index('cart_tours_by_time', ['addedAt'])
export class CartTour {
  /** Unguessable: anyone who knows it and its cart can change it. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'session_id' })
  sessionId!: string;

  /** As typed. Bookings checks it when it holds the seats, and again when it books them. */
  @Column('jsonb')
  input!: TourLineInput;

  @Column('uuid', { name: 'tour_id' })
  tourId!: string;

  @Column('text', { name: 'tour_name' })
  tourName!: string;

  @Column('integer', { name: 'group_size' })
  guests!: number;

  /** In words. */
  @Column('text')
  party!: string;

  /** At the held prices; null in a row of an earlier release. */
  @Column('jsonb', { nullable: true })
  tickets!: readonly TicketLine[] | null;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt!: Date;

  /** US cents, as held and to be paid. */
  @Column('integer', { name: 'total_cents' })
  totalCents!: number;

  @Column('uuid', { name: 'hold_id' })
  holdId!: string;

  @Column('timestamptz', { name: 'held_until' })
  heldUntil!: Date;

  /** SHA-256 of the input in hex; null in a row of an earlier release. */
  @Column('text', { name: 'request_hash', nullable: true })
  requestHash!: string | null;

  @Column('timestamptz', { name: 'added_at' })
  addedAt!: Date;

  /** Null while it is on offer. */
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;

  isHeld(now: Date): boolean {
    return this.withdrawnAt === null && this.heldUntil > now;
  }
}
