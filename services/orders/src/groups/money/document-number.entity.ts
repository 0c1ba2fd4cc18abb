import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of a series. One statement, the last of its transaction, takes the next: no gap, no double, no date that goes back. */
@Entity('document_numbers')
export class DocumentNumber {
  /** The year. */
  @PrimaryColumn('text')
  series!: string;

  @Column('integer')
  last!: number;

  /** How many of them went after they were kept long enough. */
  @Column('integer', { default: 0 })
  gone!: number;

  /** YYYY-MM-DD */
  @Column('date', { name: 'last_date' })
  lastDate!: string;
}
