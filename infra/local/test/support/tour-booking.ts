/** The first day with that number (0 is Sunday) that is so many weeks away, as YYYY-MM-DD. Within 11 weeks all but Mondays are open. */
export function dayAhead(weeks: number, day: number): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + weeks * 7 + ((day - date.getUTCDay() + 7) % 7));
  return date.toISOString().slice(0, 10);
}

export interface Party {
  /** Names the guest and their payment. */
  readonly name: string;
  /** All adults. */
  readonly guests: number;
  readonly tourDate: string;
  readonly tourTime: string;
}

/** The body of `POST /api/tour-bookings` for a party that takes the standard tour and has paid. */
export function tourBooking({ name, guests, tourDate, tourTime }: Party) {
  return {
    firstName: 'Guest',
    lastName: name,
    email: `${name}@example.test`,
    phone: '817-555-0100',
    groupSize: guests,
    tourType: 'standard',
    tourDate,
    tourTime,
    totalAmount: `${guests * 25}.00`,
    paymentStatus: 'paid',
    paymentIntentId: `pi_${name}`,
    liabilityWaiverAccepted: true,
  };
}

/** Asks the site at that address for it, once. */
export function postBooking(
  site: string,
  booking: ReturnType<typeof tourBooking>,
  request: { readonly headers?: Record<string, string>; readonly signal?: AbortSignal } = {},
): Promise<Response> {
  return fetch(`${site}/api/tour-bookings`, {
    ...request,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': booking.paymentIntentId, ...request.headers },
    body: JSON.stringify(booking),
  });
}
