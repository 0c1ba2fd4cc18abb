import type { Check, ReconciliationContext } from './reconciliation-context.ts';

type Sold = { id: string; taken: number };
type Party = { id: string; status: string; state: string | null };
type Asked = { id: string; booking: string; askedAt: Date; mayHaveNoAddress: boolean };
type Ticket = { booking: string; status: string; sentAt: Date | null; held: boolean; isRefused: boolean };
type Offer = { id: string; booking: string; status: string };

const sold = 'SELECT id, taken FROM slots WHERE closed AND taken > 0 ORDER BY id';

const disagreeing = `
  SELECT b.id, b.status, d.state FROM bookings b
  FULL JOIN (SELECT booking_id, state FROM displacements WHERE state = 'displaced') d ON d.booking_id = b.id
  WHERE (b.status = 'displaced') IS DISTINCT FROM (d.state IS NOT NULL) ORDER BY b.id`;

const left = `
  SELECT h.id, h.booking_id AS booking, b.status FROM holds h JOIN bookings b ON b.id = h.booking_id
  WHERE h.status = 'active' AND b.status <> 'displaced' ORDER BY h.id`;

const silent = `
  SELECT d.id FROM displacements d JOIN closures c ON c.id = d.closure_id
  WHERE d.state = 'displaced' AND d.offered_at IS NULL AND c.closed_at < now() - $1 * interval '1 millisecond' ORDER BY d.id`;

// A party that buys at the door may give no address, and the audit role reads none.
const askedLongAgo = `
  SELECT d.id, d.booking_id AS booking, d.offered_at AS "askedAt", EXISTS (
    SELECT FROM payments p WHERE p.booking_id = d.booking_id AND p.method <> 'online') AS "mayHaveNoAddress"
  FROM displacements d WHERE d.state = 'displaced' AND d.offered_at < now() - $1 * interval '1 millisecond' ORDER BY d.id`;

const tickets = `
  SELECT about::text AS booking, status, sent_at AS "sentAt", held_until IS NOT NULL AS held,
    status = 'failed' AND given_up_for IS NOT DISTINCT FROM 'address' AS "isRefused" FROM emails
  WHERE kind = 'booking-ticket' AND about = ANY($1::uuid[])`;

/** Compares what parties of closed times must have received with the e-mails. */
async function unwritten({ databases, gracePeriods }: ReconciliationContext): Promise<string[]> {
  const asked = await databases.bookings<Asked>(askedLongAgo, [gracePeriods.eventMs + gracePeriods.mailMs]);
  const rows = await databases.notifications<Ticket>(tickets, [asked.map(({ booking }) => booking)]);
  const byBooking = new Map(rows.map((row) => [row.booking, row]));
  return asked.flatMap(({ id, booking, askedAt, mayHaveNoAddress }) => {
    const email = byBooking.get(booking);
    if (!email) return mayHaveNoAddress ? [] : [`displacement ${id} of booking ${booking} has no e-mail`];
    // Staff see it with the closure, and the e-mails' check counts it.
    if (email.isRefused) return [];
    if (email.status === 'sent' && email.sentAt && email.sentAt >= askedAt) return [];
    const why =
      email.status === 'sent' ? 'was last sent before the closing' : email.held ? 'is held back' : `is ${email.status}`;
    return [`the party of booking ${booking} was not written to: its e-mail ${why}`];
  });
}

/** A closure displaces all its parties, and nobody else. */
export const closuresCheck: Check = {
  name: 'nothing of a closed time is sold, and every displaced party waits for an answer and was written to',
  async differences(context) {
    const { databases, gracePeriods } = context;
    const { bookings } = databases;
    const slots = await bookings<Sold>(sold);
    const parties = await bookings<Party>(disagreeing);
    const offers = await bookings<Offer>(left);
    const forgotten = await bookings<{ id: string }>(silent, [gracePeriods.eventMs]);
    return [
      ...slots.map(({ id, taken }) => `slot ${id} is closed, and ${taken} seats of it are taken`),
      ...parties.map(
        ({ id, status, state }) => `booking ${id} is ${status}, and its displacement is ${state ?? 'not there'}`,
      ),
      ...offers.map(({ id, booking, status }) => `hold ${id} is kept for booking ${booking}, which is ${status}`),
      ...forgotten.map(({ id }) => `displacement ${id} has no offer and no e-mail`),
      ...(await unwritten(context)),
    ];
  },
};
