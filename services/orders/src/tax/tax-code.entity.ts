import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Goods that are taxed alike (product.md §19). */
@Entity('tax_codes')
export class TaxCode {
  @PrimaryColumn('text')
  code!: string;

  @Column('text')
  name!: string;

  /** Never taxed, and has no rates. */
  @Column('boolean', { name: 'is_exempt' })
  isExempt!: boolean;

  /** Counts changes of its rates, so that two managers do not overwrite each other. */
  @Column('integer', { default: 1 })
  version!: number;
}
