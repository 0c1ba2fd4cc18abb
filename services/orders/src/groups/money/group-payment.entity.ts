import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { StoredRefusal } from '../../lines/sale-line.entity.js';

/**
 * `authorizing`: nothing is paid yet. `securing`: the money is authorized, and a deposit books the seats. `capturing`: it is charged.
 * `releasing`: nothing is charged, and what it booked is given back. `paid` and `refused` are final.
 */
export type GroupPaymentState = 'authorizing' | 'securing' | 'capturing' | 'releasing' | 'paid' | 'refused';

/** Who accepts the quote by paying its deposit. */
export interface PaidAcceptance {
  readonly version: number;
  readonly name: string;
  readonly position: string;
}

/** A card that pays for a group by its link. Each step is stored, so that any process can continue (infra/decisions/0403). */
@Entity('group_payments')
@Check(
  'group_payments_state_known',
  `state IN ('authorizing', 'securing', 'capturing', 'releasing', 'paid', 'refused')`,
)
@Check('group_payments_cents', 'cents > 0')
@Index('group_payments_one_at_a_time', ['groupId'], { unique: true, where: `state NOT IN ('paid', 'refused')` })
@Index('group_payments_due', ['dueAt'], { where: `state NOT IN ('paid', 'refused')` })
@Index('group_payments_idempotency_key', ['idempotencyKey'], { unique: true })
@Index('group_payments_intent', ['intentId'], { unique: true })
@Index('group_payments_by_time', ['createdAt'])
export class GroupPayment {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'group_id' })
  groupId!: string;

  @Column('text')
  state!: GroupPaymentState;

  /** US cents. */
  @Column('integer')
  cents!: number;

  /** The provider's; unknown until a payment without a form is authorized. */
  @Column('text', { name: 'intent_id', nullable: true })
  intentId!: string | null;

  /** The provider was asked to charge it. */
  @Column('boolean', { name: 'charge_tried', default: false })
  chargeTried!: boolean;

  /** Null where the quote was accepted before, and once the payment has ended. */
  @Column('jsonb', { nullable: true })
  acceptance!: PaidAcceptance | null;

  /** Why nothing was charged. */
  @Column('jsonb', { nullable: true })
  refusal!: StoredRefusal | null;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 in hex. */
  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** When a job continues it. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;
}
