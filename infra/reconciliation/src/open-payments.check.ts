import type { Check } from './reconciliation-context.ts';

type Open = { id: string; status: string; minutes: number };

/**
 * A sale lives 15 minutes, and a job that ends it has as long again. `PURCHASE_LIFE_MS` of the services says so too; the reconciliation
 * imports nothing that it checks, so that a constant that was changed by mistake is found here.
 */
const MOST_MINUTES = 30;

const old = `created_at < now() - interval '${MOST_MINUTES} minutes'`;
const minutes = 'floor(extract(epoch FROM now() - created_at) / 60)::int AS minutes';

const sales = `SELECT id, state AS status, ${minutes} FROM sales WHERE state NOT IN ('placed', 'refused') AND ${old} ORDER BY id`;

/** Cards of groups. */
const groups = `SELECT id, state AS status, ${minutes} FROM group_payments WHERE state NOT IN ('paid', 'refused') AND ${old} ORDER BY id`;

/** A charge that no change has used yet, or what bought something and is not captured yet. */
const payments = `SELECT id, CASE status WHEN 'used' THEN 'authorized' ELSE status END AS status, ${minutes}
  FROM payments WHERE (status = 'started' OR capture_due_at IS NOT NULL) AND ${old} ORDER BY id`;

/** Money that is held on a card, or about to be, without an end is the buyer's. */
export const openPaymentsCheck: Check = {
  name: 'nothing is authorized, and no charge or sale is under way, for longer than a sale lives',
  async differences({ databases: { orders, bookings }, provider }) {
    const open = (await provider?.())?.filter(
      ({ status, ageMs }) => status === 'requires_capture' && ageMs > MOST_MINUTES * 60_000,
    );
    return [
      ...(await orders<Open>(sales)).map(({ id, minutes }) => `sale ${id} has not ended within ${minutes} minutes`),
      ...(await orders<Open>(groups)).map(
        ({ id, minutes }) => `payment ${id} of a group has not ended within ${minutes} minutes`,
      ),
      ...[...(await bookings<Open>(payments)), ...(await orders<Open>(payments))].map(
        ({ id, status, minutes }) => `payment ${id} is ${status} for ${minutes} minutes`,
      ),
      ...(open ?? []).map(
        ({ id, ageMs }) => `payment ${id} at the provider is authorized for ${Math.floor(ageMs / 60_000)} minutes`,
      ),
    ];
  },
};
