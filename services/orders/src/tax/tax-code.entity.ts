import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is taxed alike, e.g. goods (product.md §19). */
@Entity('tax_codes')
export class TaxCode {
  @PrimaryColumn('text')
  code!: string;

  @Column('text')
  name!: string;

  /** Never taxed, and has no rates. */
  @Column('boolean', { name: 'is_exempt' })
  isExempt!: boolean;

  /** Grows with each change of its rates, so that two managers do not overwrite each other. */
  @Column('integer', { default: 1 })
  version!: number;
}
