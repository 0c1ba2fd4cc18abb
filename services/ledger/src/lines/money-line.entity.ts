import type { Account } from '@hilltop/contracts/money-moved';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A line of the books. No statement changes or deletes one: the service's role may not, and a trigger refuses it to every role. */
@Entity('money_lines')
@Check('money_lines_amount', 'cents <> 0')
@Index('money_lines_by_day', ['businessDate', 'id'])
@Index('money_lines_by_source', ['sourceId'])
@Index('money_lines_once', ['movementId', 'position'], { unique: true })
export class MoneyLine {
  /** In the order of writing. */
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** The event of the movement; a new id, of a visit that was earned. The lines of one movement add up to 0. */
  @Column('uuid', { name: 'movement_id' })
  movementId!: string;

  /** Within the movement, from 1. */
  @Column('smallint')
  position!: number;

  /** When the money moved. */
  @Column('timestamptz')
  at!: Date;

  /** The venue's calendar date on whose page of the books it stands, YYYY-MM-DD. */
  @Column('date', { name: 'business_date' })
  businessDate!: string;

  /** The date that it belongs to, when that day was already sealed. */
  @Column('date', { name: 'corrects_date', nullable: true })
  correctsDate!: string | null;

  @Column('text')
  account!: Account;

  /** US cents: a debit is positive, a credit negative. */
  @Column('integer')
  cents!: number;

  /** `card`, `card_reader`, `cash`, or another method of the publisher; null for what is sold. */
  @Column('text', { nullable: true })
  tender!: string | null;

  /** What it is paid for: `tour`, `food`, `goods`, `shipping`, `tax`, `voucher`. */
  @Column('text', { nullable: true })
  kind!: string | null;

  @Column('text', { name: 'tax_code', nullable: true })
  taxCode!: string | null;

  @Column('uuid', { name: 'tour_id', nullable: true })
  tourId!: string | null;

  @Column('text', { name: 'product_id', nullable: true })
  productId!: string | null;

  /** Start of the visit. */
  @Column('timestamptz', { name: 'starts_at', nullable: true })
  startsAt!: Date | null;

  /** The publishing service. */
  @Column('text')
  source!: string;

  /** The booking or the order; the refund, of a payment that bought nothing. */
  @Column('uuid', { name: 'source_id' })
  sourceId!: string;

  /** The code of the booking or the number of the order. */
  @Column('text')
  reference!: string;

  @Column('text')
  channel!: string;

  /** As in the event; `earned` of a visit that has started. */
  @Column('text')
  cause!: string;

  /** Whether money goes back by the movement. */
  @Column('boolean', { name: 'is_refund' })
  isRefund!: boolean;

  /** When the line was written. */
  @Column('timestamptz', { name: 'written_at', default: () => 'now()' })
  writtenAt!: Date;
}
