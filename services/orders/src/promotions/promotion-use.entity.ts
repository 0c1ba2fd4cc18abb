import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** It counts from the authorization of its sale's payment until the sale is canceled. */
@Entity('promotion_uses')
@Index('promotion_uses_once_per_address', ['promotionId', 'emailHash'], { unique: true })
@Index('promotion_uses_by_time', ['usedAt'])
export class PromotionUse {
  @PrimaryColumn('uuid', { name: 'sale_id' })
  saleId!: string;

  @Column('uuid', { name: 'promotion_id' })
  promotionId!: string;

  /** Keyed hash of the buyer's mailbox (product.md §15.1), for a code that each address uses once. */
  @Column('text', { name: 'email_hash', nullable: true })
  emailHash!: string | null;

  /** Off the order, US cents. */
  @Column('integer')
  cents!: number;

  @Column('timestamptz', { name: 'used_at' })
  usedAt!: Date;
}
