import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A rate from a day on. A change is a new row. Of the confirmed ones that have begun, the latest applies. */
@Entity('tax_rates')
@Check('tax_rates_rate', 'basis_points BETWEEN 0 AND 2500')
@Index('tax_rates_of_code', ['code', 'revision'], { unique: true })
export class TaxRate {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  code!: string;

  /** The code's version, which grows with each of its rates. */
  @Column('integer')
  revision!: number;

  @Column('integer', { name: 'basis_points' })
  basisPoints!: number;

  /** What of it is the state's; the rest is local. Null where a manager did not say. */
  @Column('integer', { name: 'state_basis_points', nullable: true })
  stateBasisPoints!: number | null;

  /** Why it is this rate. */
  @Column('text')
  basis!: string;

  /** The venue's date, YYYY-MM-DD. */
  @Column('date', { name: 'valid_from' })
  validFrom!: string;

  @Column('timestamptz', { name: 'set_at' })
  setAt!: Date;

  /** Account of the manager; null for the initial rate. */
  @Column('uuid', { name: 'set_by', nullable: true })
  setBy!: string | null;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  @Column('uuid', { name: 'confirmed_by', nullable: true })
  confirmedBy!: string | null;
}
