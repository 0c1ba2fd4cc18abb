import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was published of the money of a booking, an order or a returned payment. Database functions alone write it. */
@Entity('written_money')
export class WrittenMoney {
  /** The booking or the order; the refund, of a payment that bought nothing. */
  @PrimaryColumn('uuid', { name: 'source_id' })
  sourceId!: string;

  /** The sums of its lines; null until something was published. */
  @Column('jsonb', { nullable: true })
  lines!: object[] | null;
}
