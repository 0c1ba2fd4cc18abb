import type { Language } from '@hilltop/contracts/house/languages';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { StaffNote } from '../../bookings/booking.repository.js';
import type { CallerParty } from './caller-booking.input.js';

/** A caller pays for held seats by this link (product.md §11). Its hold says whether it is paid, open or over. */
@Entity('payment_links')
@Check('payment_links_language', `language IN ('en', 'es')`)
@Index('payment_links_by_hold', ['holdId'], { unique: true })
@Index('payment_links_idempotency_key', ['idempotencyKey'], { unique: true })
@Index('payment_links_newest', ['createdAt'])
export class PaymentLink {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'hold_id' })
  holdId!: string;

  @Column('text')
  email!: string;

  /** In which its caller is written to. */
  @Column('text', { default: 'en' })
  language!: Language;

  /** To be booked, as it was entered. */
  @Column('jsonb')
  request!: CallerParty;

  /** For the booking. */
  @Column('jsonb')
  notes!: StaffNote[];

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey!: string;

  /** SHA-256 of the request, to recognize a different request with the same key. */
  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  /** One more for each corrected e-mail address: the links that went to the earlier ones open nothing. */
  @Column('integer', { name: 'link_version', default: 0 })
  linkVersion!: number;

  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
