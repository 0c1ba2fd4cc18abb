import type { Account } from '@hilltop/contracts/house/accounts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Nobody changes or deletes a line: the service's role may not, and a trigger refuses every role. */
@Entity('money_lines')
@Check('money_lines_amount', 'cents <> 0')
@Index('money_lines_by_day', ['businessDate', 'id'])
@Index('money_lines_by_source', ['sourceId'])
@Index('money_lines_once', ['movementId', 'position'], { unique: true })
export class MoneyLine {
  /** In the order of writing. */
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** The event of the movement; a new id for an earned visit. The lines of one movement add up to 0. */
  @Column('uuid', { name: 'movement_id' })
  movementId!: string;

  /** Within the movement, from 1. */
  @Column('smallint')
  position!: number;

  /** When the money moved. */
  @Column('timestamptz')
  at!: Date;

  /** The page of the books: the venue's date, YYYY-MM-DD. */
  @Column('date', { name: 'business_date' })
  businessDate!: string;

  /** The date of the movement, when that day was already sealed. */
  @Column('date', { name: 'corrects_date', nullable: true })
  correctsDate!: string | null;

  @Column('text')
  account!: Account;

  /** A debit is positive, a credit negative. */
  @Column('integer')
  cents!: number;

  /** `card`, `card_reader`, `cash`, or another method of the publisher; null for sales. */
  @Column('text', { nullable: true })
  tender!: string | null;

  /** What it is paid for: `tour`, `food`, `goods`, `shipping`, `tax`, `voucher`. */
  @Column('text', { nullable: true })
  kind!: string | null;

  @Column('text', { name: 'tax_code', nullable: true })
  taxCode!: string | null;

  /** Of what is taxed, and of its tax, in basis points; null of what is not, and where its parts are not known. */
  @Column('smallint', { name: 'tax_rate', nullable: true })
  taxRate!: number | null;

  /** What of the rate is the state's. */
  @Column('smallint', { name: 'state_tax_rate', nullable: true })
  stateTaxRate!: number | null;

  @Column('uuid', { name: 'tour_id', nullable: true })
  tourId!: string | null;

  @Column('text', { name: 'product_id', nullable: true })
  productId!: string | null;

  /** Of the visit. */
  @Column('timestamptz', { name: 'starts_at', nullable: true })
  startsAt!: Date | null;

  /** Publisher. */
  @Column('text')
  source!: string;

  /** The booking or the order; the refund of a payment that bought nothing. */
  @Column('uuid', { name: 'source_id' })
  sourceId!: string;

  /** The code of the booking or the number of the order. */
  @Column('text')
  reference!: string;

  @Column('text')
  channel!: string;

  /** As in the event; `earned` for a visit that has started, `corrected` for what a manager put right. */
  @Column('text')
  cause!: string;

  /** The movement refunds money; also that of a visit whose money an order holds or a voucher keeps. */
  @Column('boolean', { name: 'is_refund' })
  isRefund!: boolean;

  @Column('timestamptz', { name: 'written_at', default: () => 'now()' })
  writtenAt!: Date;
}
