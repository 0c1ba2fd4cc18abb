import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StoredRefusal } from '../../lines/sale-line.entity.js';
import { GroupPayment, type GroupPaymentState } from '../money/group-payment.entity.js';

/** Time for one step, before another process continues the payment. */
const LEASE_MS = 30_000;

/** Payments that no process is working on. $1 now, $2 limit. */
const CLAIM = `
  UPDATE group_payments SET due_at = $1::timestamptz + interval '30 seconds' WHERE id = ANY (ARRAY(
    SELECT id FROM group_payments WHERE state NOT IN ('paid', 'refused') AND due_at <= $1::timestamptz
    ORDER BY due_at LIMIT $2::integer FOR UPDATE SKIP LOCKED)) RETURNING id`;

/** Moves once. $1 payment, $2 from, $3 to, $4 refusal or null, $5 the moment of the next look. */
const MOVE = `
  UPDATE group_payments SET state = $3::text, refusal = coalesce($4::jsonb, refusal), due_at = $5::timestamptz,
    charge_tried = charge_tried OR $3::text = 'capturing', acceptance = CASE WHEN $3::text IN ('paid', 'refused') THEN NULL ELSE acceptance END
  WHERE id = $1::uuid AND state = $2::text RETURNING id`;

/** Returns no row when the payment was used or released. $1 intent, $2 group, $3 cents, $4 now. */
const TAKE_PAYMENT = `
  INSERT INTO payments AS p (id, intent_id, group_id, amount_cents, status, created_at)
  VALUES ($1::text, $1::text, $2::uuid, $3::integer, 'started', $4::timestamptz)
  ON CONFLICT (id) DO UPDATE SET group_id = excluded.group_id, amount_cents = excluded.amount_cents
    WHERE p.status = 'started' AND p.sale_id IS NULL AND (p.group_id IS NULL OR p.group_id = excluded.group_id)
  RETURNING id`;

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** The payment belongs to something else. Rolls the transaction back. */
class PaymentTakenError extends Error {}

/** Every change names the state that it starts from, so that two processes cannot both make it. */
@Injectable()
export class GroupPaymentsRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<GroupPayment> {
    return this.dataSource.manager.findOneByOrFail(GroupPayment, { id });
  }

  /** By its key or the provider's reference. */
  async findEarlier(idempotencyKey: string | null, intentId: string | null): Promise<GroupPayment | null> {
    const { manager } = this.dataSource;
    const byKey = idempotencyKey === null ? null : await manager.findOneBy(GroupPayment, { idempotencyKey });
    return byKey ?? (intentId === null ? null : manager.findOneBy(GroupPayment, { intentId }));
  }

  /** @returns false when another card pays for the group, or the key or the reference belongs to another payment */
  async start(payment: GroupPayment): Promise<boolean> {
    try {
      await this.dataSource.manager.insert(GroupPayment, payment as object);
      return true;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return false;
    }
  }

  async claim(limit: number): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await this.dataSource.query(CLAIM, [this.clock.now(), limit]);
    return rows.map(({ id }) => id);
  }

  /** @returns false when the payment is no longer in the state `from` */
  async move(
    id: string,
    { from, to, refusal }: { from: GroupPaymentState; to: GroupPaymentState; refusal?: StoredRefusal },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    const why = refusal === undefined ? null : JSON.stringify(refusal);
    const [rows]: [unknown[], number] = await manager.query(MOVE, [id, from, to, why, leaseEnd(this.clock.now())]);
    return rows.length > 0;
  }

  /** Takes the authorized payment, once. @returns false when it has bought something else, or was released */
  async authorized({ id, groupId, cents }: GroupPayment, intentId: string): Promise<boolean> {
    try {
      await inTransaction(this.dataSource, async (manager) => {
        // Another process may have authorized it meanwhile.
        if (!(await this.move(id, { from: 'authorizing', to: 'securing' }, manager))) return;
        const taken: unknown[] = await manager.query(TAKE_PAYMENT, [intentId, groupId, cents, this.clock.now()]);
        if (taken.length === 0) throw new PaymentTakenError();
        await manager.update(GroupPayment, { id }, { intentId });
      });
      return true;
    } catch (error) {
      if (error instanceof PaymentTakenError) return false;
      throw error;
    }
  }
}
