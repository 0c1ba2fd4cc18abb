/** $1 id, $2 the provider's id, $3 payment, $4 cents, $5 reason, $6 when the bank took the money. */
export const OPEN_DISPUTE = {
  name: 'open-dispute',
  text: `INSERT INTO disputes (id, provider_id, payment_id, amount_cents, reason, status, opened_at)
    SELECT $1::uuid, $2::text, $3::text, $4::integer, $5::text, 'open', $6::timestamptz
    ON CONFLICT (provider_id) DO NOTHING RETURNING id`,
};

/** A bank that took a payment back for good can still give in; nothing else changes an end. $1 the provider's id, $2 won or lost, $3 when. */
export const CLOSE_DISPUTE = {
  name: 'close-dispute',
  text: `UPDATE disputes SET status = $2::text, closed_at = $3::timestamptz
    WHERE provider_id = $1::text AND (status = 'open' OR (status = 'lost' AND $2::text = 'won')) RETURNING id`,
};

/** SQL condition: the buyer's bank has the money of this payment. @param payment SQL of its id */
export const isDisputed = (payment: string): string =>
  `EXISTS (SELECT FROM disputes d WHERE d.payment_id = ${payment} AND d.status <> 'won')`;
