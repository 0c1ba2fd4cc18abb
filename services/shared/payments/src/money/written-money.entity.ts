import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Functions that publish movements. A service lists them before its own. */
export const WRITE_MONEY = new URL('./write-money.sql', import.meta.url);

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
