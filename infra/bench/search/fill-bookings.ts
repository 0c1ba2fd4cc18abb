import type { Ask } from '../../reconciliation/src/reconciliation-context.ts';

const inOneStatement = 2_000;
/** One in sixteen guests has each. */
export const firstNames = [
  ...['Ada', 'Ben', 'June', 'Theo', 'José', 'Mary-Kate', 'Grace', 'Alan'],
  ...['Linus', 'Inés', 'Zoë', 'Noah', 'Emma', 'Liam', 'Olivia', 'Mia'],
];

/** Copies a booking under other names and codes, on other days. $1 first, $2 last number, $3 first names, $4 the booking's e-mail. */
const COPY = `
  INSERT INTO bookings SELECT (jsonb_populate_record(b, jsonb_build_object(
    'id', gen_random_uuid(), 'payment_intent_id', 'pi_search_' || n, 'idempotency_key', NULL, 'hold_id', NULL,
    'confirmation_code', 'HT-' || upper(substr(md5('a' || n), 1, 4)) || '-' || upper(substr(md5('b' || n), 1, 8)),
    'first_name', ($3::text[])[1 + n % 16],
    'last_name', initcap(substr(md5('l' || n % 5120), 1, 7)) || (ARRAY['son', 'man', 'ez', 'berg'])[1 + n % 4],
    'email', 'guest-' || n || '@example.test', 'phone', '817-555-' || lpad((n % 10000)::text, 4, '0'),
    'tour_date', b.tour_date + n % 365))).*
  FROM bookings b, generate_series($1::int, $2::int) n WHERE b.email = $4::text`;

/** @param email of one booking, which the others copy */
export async function fillBookings(ask: Ask, email: string, count: number): Promise<void> {
  for (let from = 1; from <= count; from += inOneStatement)
    await ask(COPY, [from, Math.min(count, from + inOneStatement - 1), firstNames, email]);
  await ask('ANALYZE bookings');
}
