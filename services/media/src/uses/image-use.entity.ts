import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Catalog's events write it. The row of a product without an image stays for its version, so that a late older event is ignored. */
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

  /** Catalog's version of the product in that event. */
  @Column('integer')
  version!: number;
}
