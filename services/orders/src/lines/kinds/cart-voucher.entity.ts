import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('cart_vouchers')
@Check('cart_vouchers_amount', 'amount_cents BETWEEN 1000 AND 50000')
@Index('cart_vouchers_by_session', ['sessionId', 'addedAt'])
@Index('cart_vouchers_by_time', ['addedAt'])
export class CartVoucher {
  /** Unguessable: anyone who knows it and its cart can remove it. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'session_id' })
  sessionId!: string;

  /** US cents. */
  @Column('integer', { name: 'amount_cents' })
  amountCents!: number;

  @Column('text', { name: 'recipient_name' })
  recipientName!: string;

  @Column('text', { name: 'recipient_email' })
  recipientEmail!: string;

  @Column('text', { name: 'from_name' })
  fromName!: string;

  @Column('text')
  message!: string;

  /** The venue's date, YYYY-MM-DD; null: mailed at once. */
  @Column('date', { name: 'send_on', nullable: true })
  sendOn!: string | null;

  @Column('timestamptz', { name: 'added_at' })
  addedAt!: Date;
}
