import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** `open` until the bank decides. Only a `won` one gives the money back to the house. */
export type DisputeStatus = 'open' | 'won' | 'lost';

/** The bank of a buyer took a payment back (infra/decisions/0165). */
@Entity('disputes')
@Check('disputes_status_known', `status IN ('open', 'won', 'lost')`)
@Check('disputes_amount', 'amount_cents > 0')
@Index('disputes_once', ['providerId'], { unique: true })
@Index('disputes_by_payment', ['paymentId'])
export class Dispute {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'provider_id' })
  providerId!: string;

  /** May have no row: a returned payment is deleted after a while, and its dispute stays. */
  @Column('text', { name: 'payment_id' })
  paymentId!: string;

  @Column('integer', { name: 'amount_cents' })
  amountCents!: number;

  /** The provider's code, e.g. `fraudulent`. */
  @Column('text')
  reason!: string;

  @Column('text')
  status!: DisputeStatus;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt!: Date;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt!: Date | null;
}
