import type { DataSource } from 'typeorm';
import { ledger } from './ledger.js';

/** Violations of the invariants that always hold: taken = booked + held, and never above the capacity. */
export async function brokenLedger(dataSource: DataSource): Promise<string[]> {
  return (await ledger(dataSource)).flatMap(({ slotId, capacity, taken, booked, held }) =>
    taken === booked + held && taken <= capacity
      ? []
      : [`${slotId} says ${taken} of ${capacity} are taken; ${booked} are booked, ${held} held`],
  );
}

const QUESTIONS: readonly (readonly [string, string])[] = [
  ['a payment has paid twice', 'SELECT payment_intent_id FROM bookings GROUP BY payment_intent_id HAVING count(*) > 1'],
  [
    'a hold was given back twice',
    `SELECT aggregate_id FROM outbox WHERE subject LIKE '%.seats-released.%' GROUP BY 1 HAVING count(*) > 1`,
  ],
  [
    'a hold is paid, and no booking is of it, or the other way round',
    `SELECT h.id FROM holds h FULL JOIN bookings b ON b.hold_id = h.id
     WHERE (h.status = 'converted') IS DISTINCT FROM (b.id IS NOT NULL) AND NOT (h.id IS NULL AND b.hold_id IS NULL)`,
  ],
  [
    'a booking was announced twice, or never',
    `SELECT b.id FROM bookings b LEFT JOIN outbox o ON o.aggregate_id = b.id::text AND o.subject LIKE '%.booking-confirmed.%'
     GROUP BY b.id HAVING count(o.id) <> 1`,
  ],
  [
    'the money of a booking was given back',
    `SELECT 1 FROM bookings b JOIN refunds r ON r.payment_id = b.payment_intent_id AND r.reason = 'not_booked'`,
  ],
  [
    'a booking has a payment that was released',
    `SELECT 1 FROM bookings b JOIN payments p ON p.id = b.payment_intent_id AND p.status IN ('returned', 'refused') WHERE b.status = 'confirmed'`,
  ],
  [
    'a booking has no payment',
    `SELECT 1 FROM bookings b WHERE NOT EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id)`,
  ],
  [
    'paid less refunded is not due',
    `SELECT b.id FROM bookings b
       LEFT JOIN (SELECT booking_id, sum(amount_cents) AS cents FROM payments WHERE status = 'used' GROUP BY 1) p ON p.booking_id = b.id
       LEFT JOIN (SELECT booking_id, sum(amount_cents) AS cents FROM refunds GROUP BY 1) r ON r.booking_id = b.id
     WHERE coalesce(p.cents, 0) - coalesce(r.cents, 0) <> CASE b.status WHEN 'cancelled' THEN b.kept_cents ELSE b.kept_cents + greatest(b.total_cents - b.goodwill_cents - b.unpaid_cents, 0) END`,
  ],
];

const BROKEN = QUESTIONS.map(([, question], at) => `SELECT $${at + 1}::text AS sentence WHERE EXISTS (${question})`);

/** Violations of the invariants that hold when all parties have finished. */
export async function brokenPromises(dataSource: DataSource): Promise<string[]> {
  const broken: { sentence: string }[] = await dataSource.query(
    BROKEN.join(' UNION ALL '),
    QUESTIONS.map(([sentence]) => sentence),
  );
  return [...(await brokenLedger(dataSource)), ...broken.map(({ sentence }) => sentence)];
}
