import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The money of a booking, an order, a dispute or a returned payment. Only database functions write it. */
@Entity('written_money')
export class WrittenMoney {
  /** The booking, the order or the dispute; the refund of a payment that bought nothing. */
  @PrimaryColumn('uuid', { name: 'source_id' })
  sourceId!: string;

  /** Sums; null until something was published. */
  @Column('jsonb', { nullable: true })
  lines!: object[] | null;
}
