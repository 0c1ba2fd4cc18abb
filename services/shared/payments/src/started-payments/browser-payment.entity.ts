import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A payment that a browser began. The row is gone once it is known whether it bought something. */
@Entity('browser_payments')
@Index('browser_payments_by_time', ['startedAt'])
export class BrowserPayment {
  /** The provider's reference. */
  @PrimaryColumn('text')
  id!: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt!: Date;
}
