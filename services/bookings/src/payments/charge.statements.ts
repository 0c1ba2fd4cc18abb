/** Stored before the charge is made; none when the party paid at the door. $1 id, $2 booking, $3 amount, $4 now. */
export const START_CHARGE = {
  name: 'start-charge',
  text: `INSERT INTO payments (id, booking_id, amount_cents, status, created_at)
    SELECT $1::text, $2::uuid, $3::integer, 'started', $4::timestamptz
    WHERE NOT EXISTS (SELECT FROM payments WHERE booking_id = $2::uuid AND method IN ('card_reader', 'cash')) RETURNING id`,
};

/** $1 id. */
export const REFUSE_CHARGE = {
  name: 'refuse-charge',
  text: `UPDATE payments SET status = 'refused' WHERE id = $1::text AND status = 'started'`,
};

/** $1 one unused charge, or null for all that started before $2. $3 now. */
export const RETURN_CHARGES = {
  name: 'return-charges',
  text: `WITH payment AS (
    UPDATE payments SET status = 'returned'
    WHERE status = 'started' AND (id = $1::text OR ($1::text IS NULL AND created_at < $2::timestamptz))
    RETURNING id, amount_cents
  ), refund AS (
    INSERT INTO refunds (id, payment_id, reason, revision, amount_cents, status, due_at, requested_at)
    SELECT gen_random_uuid(), id, 'unused', 0, amount_cents, 'requested', $3::timestamptz, $3::timestamptz FROM payment
  ) SELECT id FROM payment`,
};
