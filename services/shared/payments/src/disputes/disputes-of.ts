import { rowLoader } from '@hilltop/platform/database/row-loader';
import { type Identity, isStaff, readsOnly } from '@hilltop/platform/identity/identity';
import { formatCents } from '@hilltop/platform/values/cents';
import type { DataSource } from 'typeorm';
import type { Dispute, DisputeStatus } from './dispute.entity.js';

/** As the graph has it. */
interface DisputeView {
  readonly __typename: 'Dispute';
  readonly id: string;
  /** US dollars, two decimals. */
  readonly amount: string;
  readonly reason: string;
  readonly status: DisputeStatus;
  /** ISO 8601. */
  readonly openedAt: string;
  readonly closedAt: string | null;
}

type Row = Pick<Dispute, 'id' | 'amountCents' | 'reason' | 'status' | 'openedAt' | 'closedAt'> & {
  readonly of: string;
};

const disputesBy = (owner: string): string => `
  SELECT p.${owner} AS of, d.id, d.amount_cents AS "amountCents", d.reason, d.status, d.opened_at AS "openedAt", d.closed_at AS "closedAt"
  FROM disputes d JOIN payments p ON p.id = d.payment_id WHERE p.${owner} = ANY ($1::uuid[]) ORDER BY d.opened_at, d.id`;

/** SQL: what has a payment that a bank took back and has not decided on. @param owner column of `payments` */
export const withOpenDispute = (owner: 'booking_id' | 'order_id'): string =>
  `SELECT p.${owner} FROM disputes d JOIN payments p ON p.id = d.payment_id WHERE d.status = 'open'`;

/** Oldest first, one statement for all of a response; null but for the desk, managers and readers of the books. @param owner column of `payments` */
export function disputesOf(dataSource: DataSource, owner: 'booking_id' | 'order_id' | 'group_id') {
  const loader = rowLoader<{ readonly id: string; readonly disputes: DisputeView[] }>(async (ids) => {
    const rows: Row[] = await dataSource.query(disputesBy(owner), [ids]);
    return ids.map((id) => ({ id, disputes: rows.filter((row) => row.of === id).map(viewOf) }));
  });
  return async (id: string, identity: Identity): Promise<DisputeView[] | null> =>
    seesDisputes(identity) ? ((await loader.load(id))?.disputes ?? []) : null;
}

function seesDisputes(identity: Identity): boolean {
  return readsOnly(identity) || (isStaff(identity) && ['desk', 'manager'].includes(identity.staffRole));
}

function viewOf({ id, amountCents, reason, status, openedAt, closedAt }: Row): DisputeView {
  return {
    __typename: 'Dispute',
    id,
    amount: formatCents(amountCents),
    reason,
    status,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}
