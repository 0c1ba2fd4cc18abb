import { quantile } from '../hot-slot/sale.ts';
import type { House } from './house.ts';

/** Milliseconds: the middle and the slowest of a hundred. */
export type Lag = { p50: number; p99: number };

/** From the commit of a booking to the reaction to its event, and to the moment that the mail server had the ticket. */
export type Lags = { event: Lag; mail: Lag; bookings: number };

type Said = { id: string; booking: string; saidAt: string };

const lagOf = (values: number[]): Lag => {
  values.sort((one, other) => one - other);
  return { p50: quantile(values, 0.5), p99: quantile(values, 0.99) };
};

/** @param payments of bookings whose e-mails are out. Throws when one of them has no reaction or no e-mail. */
export async function lagsOf(house: House, payments: readonly string[]): Promise<Lags> {
  const said = await house.bookings<Said>(
    `SELECT o.id, b.id AS booking, extract(epoch FROM o.recorded_at) * 1000 AS "saidAt"
     FROM bookings b JOIN outbox o ON o.aggregate_id = b.id::text WHERE b.payment_intent_id = ANY($1::text[])`,
    [payments],
  );
  const heard = await house.notifications<{ id: string; at: string }>(
    `SELECT event_id AS id, extract(epoch FROM handled_at) * 1000 AS at FROM inbox WHERE event_id = ANY($1::uuid[])`,
    [said.map(({ id }) => id)],
  );
  const mailed = await house.notifications<{ id: string; at: string }>(
    `SELECT about AS id, extract(epoch FROM sent_at) * 1000 AS at FROM emails WHERE about = ANY($1::uuid[]) AND status = 'sent'`,
    [said.map(({ booking }) => booking)],
  );
  if (said.length < payments.length || heard.length < said.length || mailed.length < said.length) {
    throw new Error(`${payments.length} bookings, ${heard.length} reactions, ${mailed.length} e-mails`);
  }
  const [heardAt, mailedAt] = [heard, mailed].map((rows) => new Map(rows.map(({ id, at }) => [id, Number(at)])));
  return {
    event: lagOf(said.map(({ id, saidAt }) => (heardAt?.get(id) ?? Number.NaN) - Number(saidAt))),
    mail: lagOf(said.map(({ booking, saidAt }) => (mailedAt?.get(booking) ?? Number.NaN) - Number(saidAt))),
    bookings: said.length,
  };
}
