import type { Language } from '@hilltop/contracts/house/languages';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type VoucherKind = 'gift' | 'credit' | 'goodwill';

/** Its balance is the sum of its entries, and one statement takes from it (product.md §20). */
@Entity('vouchers')
@Check('vouchers_kind_known', `kind IN ('gift', 'credit', 'goodwill')`)
@Check('vouchers_status_known', `status IN ('active', 'blocked')`)
@Check('vouchers_balance', 'issued_cents > 0 AND balance_cents BETWEEN 0 AND issued_cents')
@Check('vouchers_language', `language IN ('en', 'es')`)
@Index('vouchers_code_hash', ['codeHash'], { unique: true })
@Index('vouchers_by_time', ['createdAt', 'id'])
@Index('vouchers_by_sale', ['saleId'])
@Index('vouchers_due', ['deliverAt'], { where: 'sent_at IS NULL AND deliver_at IS NOT NULL' })
@Index('vouchers_by_recipient', { synchronize: false })
export class Voucher {
  /** A bought one has the id of its line of the sale. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'code_hash' })
  codeHash!: string;

  /** Which secret its code is made with. */
  @Column('text', { name: 'key_id' })
  keyId!: string;

  @Column('text')
  last4!: string;

  /** Counts its codes, from 0. */
  @Column('integer', { default: 0 })
  generation!: number;

  @Column('text')
  kind!: VoucherKind;

  @Column('text', { default: 'active' })
  status!: 'active' | 'blocked';

  /** When it was last blocked. */
  @Column('timestamptz', { name: 'blocked_at', nullable: true })
  blockedAt!: Date | null;

  /** US cents. */
  @Column('integer', { name: 'issued_cents' })
  issuedCents!: number;

  /** US cents. */
  @Column('integer', { name: 'balance_cents' })
  balanceCents!: number;

  @Column('text', { name: 'from_name' })
  fromName!: string;

  @Column('text', { name: 'recipient_name' })
  recipientName!: string;

  /** Empty for one that is not mailed. */
  @Column('text', { name: 'recipient_email' })
  recipientEmail!: string;

  @Column('text')
  message!: string;

  /** In which its recipient is written to: that of the page on which it was bought. */
  @Column('text', { default: 'en' })
  language!: Language;

  /** Why staff last issued, blocked, replaced, paid out or gave back: here alone, because it can name a person. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** The sale, and so the order, that sold it. */
  @Column('uuid', { name: 'sale_id', nullable: true })
  saleId!: string | null;

  /** When it is mailed; null: never. */
  @Column('timestamptz', { name: 'deliver_at', nullable: true })
  deliverAt!: Date | null;

  /** When its e-mail was requested. */
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  /** SHA-256, to recognize a different request with the same key; null for a sold one. */
  @Column('text', { name: 'request_hash', nullable: true })
  requestHash!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
