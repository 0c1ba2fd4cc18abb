import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An entry is no use of the code before the cart is paid for. */
@Entity('cart_promotions')
@Index('cart_promotions_by_time', ['addedAt'])
export class CartPromotion {
  @PrimaryColumn('text', { name: 'session_id' })
  sessionId!: string;

  @Column('uuid', { name: 'promotion_id' })
  promotionId!: string;

  @Column('timestamptz', { name: 'added_at' })
  addedAt!: Date;
}
