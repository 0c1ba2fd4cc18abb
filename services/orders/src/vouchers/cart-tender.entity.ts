import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** It takes nothing from the voucher before the cart is paid for. */
@Entity('cart_tenders')
@Index('cart_tenders_by_time', ['addedAt'])
export class CartTender {
  @PrimaryColumn('text', { name: 'session_id' })
  sessionId!: string;

  @PrimaryColumn('uuid', { name: 'voucher_id' })
  voucherId!: string;

  @Column('timestamptz', { name: 'added_at' })
  addedAt!: Date;
}
