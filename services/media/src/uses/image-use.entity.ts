import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Which image a product shows, from the catalog's events. The row stays when the product shows none any more, for its
 * version: what was said earlier may arrive later, and must not count.
 */
@Entity('image_uses')
@Check('image_uses_version', 'version > 0')
@Index('image_uses_by_image', ['filename'], { where: 'filename IS NOT NULL' })
export class ImageUse {
  @PrimaryColumn('uuid', { name: 'product_id' })
  productId!: string;

  @Column('text', { name: 'product_name' })
  productName!: string;

  @Column('text', { nullable: true })
  filename!: string | null;

  /** The catalog's version that this is from. */
  @Column('integer')
  version!: number;
}
