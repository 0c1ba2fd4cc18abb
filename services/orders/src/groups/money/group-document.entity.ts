import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { GroupLine } from '../price-group.js';

/** An invoice or a credit note as it was issued. The database refuses to change or delete a row; to whom it went can be erased. */
@Entity('group_documents')
@Check('group_documents_kind_known', `kind IN ('invoice', 'credit_note')`)
@Check('group_documents_of', `(kind = 'credit_note') = (of_number IS NOT NULL)`)
@Check('group_documents_amounts', 'total_cents > 0 AND tax_cents BETWEEN 0 AND total_cents')
@Check('group_documents_received', 'received_cents IS NULL OR received_cents BETWEEN 0 AND total_cents')
@Index('group_documents_by_group', ['groupId', 'number'])
@Index('group_documents_by_time', ['issuedAt'])
export class GroupDocument {
  /** `HI-2027-0042`: one series a year, without gaps. */
  @PrimaryColumn('text')
  number!: string;

  @Column('uuid', { name: 'group_id' })
  groupId!: string;

  @Column('text')
  kind!: 'invoice' | 'credit_note';

  /** The invoice of a credit note. */
  @Column('text', { name: 'of_number', nullable: true })
  ofNumber!: string | null;

  /** The venue's date, YYYY-MM-DD. */
  @Column('date', { name: 'issued_on' })
  issuedOn!: string;

  @Column('timestamptz', { name: 'issued_at' })
  issuedAt!: Date;

  /** Of an invoice, YYYY-MM-DD. */
  @Column('date', { name: 'due_on', nullable: true })
  dueOn!: string | null;

  /** A line each. */
  @Column('text', { name: 'bill_to' })
  billTo!: string;

  /** Where it is mailed; empty: to the organizer. Erased with the person whose it is. */
  @Column('text', { name: 'bill_email', default: '' })
  billEmail!: string;

  /** Of the purchase order that it is billed on. */
  @Column('text', { name: 'order_number', nullable: true })
  orderNumber!: string | null;

  @Column('integer')
  pupils!: number;

  @Column('integer')
  adults!: number;

  /** Whom the door let in; null before the visit, and where nobody counted. */
  @Column('integer', { nullable: true })
  came!: number | null;

  @Column('jsonb')
  lines!: readonly GroupLine[];

  @Column('integer', { name: 'tax_cents' })
  taxCents!: number;

  @Column('integer', { name: 'total_cents' })
  totalCents!: number;

  /** Of an invoice: what was here of its total when it was issued, US cents; null of one from before that was written down. */
  @Column('integer', { name: 'received_cents', nullable: true })
  receivedCents!: number | null;
  /** Why what is taxed otherwise is not; null where nothing is exempt. */
  @Column('text', { name: 'exempt_reason', nullable: true })
  exemptReason!: string | null;

  /** Why a credit note was issued; can name a person. */
  @Column('text', { nullable: true })
  reason!: string | null;
}
