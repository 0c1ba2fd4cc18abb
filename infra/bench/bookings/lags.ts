import { percentile } from '../measure/statistics.ts';
import type { Contender } from './contender.ts';

/** Milliseconds from a booking's commit to the reaction to its event, and to its e-mail. */
export interface Lags {
  readonly event: { readonly p50: number; readonly p99: number };
  readonly mail: { readonly p50: number; readonly p99: number };
  readonly bookings: number;
}

interface Moment {
  id: string;
  at: number;
}

const ms = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::float8 AS at`;

function lagsBetween(starts: ReadonlyMap<string, number>, ends: readonly Moment[]): Lags['event'] {
  const lags = ends.flatMap(({ id, at }) => {
    const start = starts.get(id);
    return start === undefined ? [] : [at - start];
  });
  return { p50: percentile(lags, 0.5), p99: percentile(lags, 0.99) };
}

/** For the latest bookings, whose e-mails must have been sent. */
export async function measureLags({ bookings, notifications }: Contender, count: number): Promise<Lags> {
  const events = await bookings<Moment & { booking: string }>(
    `SELECT id::text, aggregate_id AS booking, ${ms('recorded_at')} FROM outbox
     WHERE aggregate_id IN (SELECT id::text FROM bookings) ORDER BY recorded_at DESC LIMIT $1`,
    [count],
  );
  const handled = await notifications<Moment>(
    `SELECT event_id::text AS id, ${ms('handled_at')} FROM inbox WHERE event_id = ANY($1::uuid[])`,
    [events.map(({ id }) => id)],
  );
  const sent = await notifications<Moment>(
    `SELECT about::text AS id, ${ms('sent_at')} FROM emails WHERE about::text = ANY($1::text[]) AND status = 'sent'`,
    [events.map(({ booking }) => booking)],
  );
  return {
    event: lagsBetween(new Map(events.map(({ id, at }) => [id, at])), handled),
    mail: lagsBetween(new Map(events.map(({ booking, at }) => [booking, at])), sent),
    bookings: events.length,
  };
}
