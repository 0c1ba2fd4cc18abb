/** The values of a payment that pays for a booking, each as SQL. */
interface UsedPayment {
  /** The provider's reference, or `door_…`. */
  readonly id: string;
  readonly intentId?: string;
  readonly booking: string;
  readonly cents: string;
  readonly now: string;
  /** By default a card that was charged in a browser. */
  readonly method?: string;
  /** Null when nothing is to be captured. */
  readonly captureDueAt?: string;
  /** e.g. `FROM booking` */
  readonly from?: string;
}

/**
 * SQL that keeps a payment by its key, so that it can no longer be returned: each used payment is stored by it. A key that is stored
 * breaks the UNIQUE constraint, unless the caller adds `ON CONFLICT`; the row is `p`.
 */
export function keepPayment(payment: UsedPayment): string {
  const { id, intentId = id, booking, cents, now, method = `'online'`, captureDueAt = 'NULL', from = '' } = payment;
  return `INSERT INTO payments AS p (id, intent_id, booking_id, amount_cents, status, created_at, method, capture_due_at)
    SELECT ${id}, ${intentId}, ${booking}, ${cents}, 'used', ${now}, ${method}, ${captureDueAt}::timestamptz ${from}`;
}
