import type { Ask, Owner } from '../../reconciliation/src/reconciliation-context.ts';
import type { Entry, Journal } from '../load/journal.ts';

type Databases = Readonly<Record<Owner, Ask>>;

/** A row to compare with requests: `mark` is the request's own name. */
type Row = { id: string; mark: string; code?: string; cents?: number };

type Told = Entry & { cents?: number; isHonest?: boolean };

/** Compares all requests of one mark with its rows. */
function differencesOf(kind: string, entries: readonly Told[], rows: readonly Row[]): string[] {
  const byMark = Map.groupBy(rows, ({ mark }) => mark);
  const asked = Map.groupBy(entries, ({ mark }) => mark);
  const unasked = rows.filter(({ mark }) => !asked.has(mark));
  return [
    ...unasked.map(({ id, mark }) => `${kind} ${id} (${mark}) is there, and nobody asked for it`),
    ...[...asked].flatMap(([mark, told]) => judge(kind, mark, told, byMark.get(mark) ?? [])),
  ];
}

function judge(kind: string, mark: string, told: readonly Told[], rows: readonly Row[]): string[] {
  const confirmed = told.filter(({ outcome }) => outcome === 'confirmed');
  const [row] = rows;
  if (rows.length > 1) {
    return [`${kind} ${mark} is there ${rows.length} times: ${rows.map(({ id }) => id).join(', ')}`];
  }
  if (confirmed.length > 0 && !row) {
    return [`${kind} ${mark} was confirmed as ${confirmed[0]?.id}, and is not there`];
  }
  // A request that was sent several times and got no answer may have been done after a later refusal.
  if (row && told.every(({ outcome, attempts }) => outcome === 'refused' && attempts === 1)) {
    return [`${kind} ${mark} was refused, and is there as ${row.id}`];
  }
  if (row && told.some(({ isHonest }) => isHonest === false)) {
    return [`${kind} ${mark} came with a wrong amount, and is there as ${row.id}`];
  }
  return confirmed.flatMap(({ id, code, cents }) => [
    ...(id !== row?.id ? [`${kind} ${mark} was confirmed as ${id}, and is ${row?.id}`] : []),
    ...(code !== '' && code !== row?.code ? [`${kind} ${mark} was given the code ${code}, and has ${row?.code}`] : []),
    ...(row?.cents !== undefined && cents !== row.cents
      ? [`${kind} ${mark} is for ${row.cents} cents, not ${cents}`]
      : []),
  ]);
}

async function addedDifferences(journal: Journal, orders: Ask): Promise<string[]> {
  type Line = { mark: string; quantity: number };
  const lines = await orders<Line>(
    `SELECT session_id || ' ' || product_id AS mark, quantity FROM cart_lines WHERE session_id LIKE 'added-%'`,
  );
  const there = new Map(lines.map(({ mark, quantity }) => [mark, quantity]));
  const asked = Map.groupBy(
    journal.of('added').filter(({ mark }) => mark.startsWith('added-')),
    ({ mark }) => mark,
  );
  return [...asked].flatMap(([mark, entries]) => {
    const sum = (outcome: string) =>
      entries.reduce((all, entry) => all + (entry.outcome === outcome ? entry.quantity : 0), 0);
    const [least, most] = [sum('confirmed'), sum('confirmed') + sum('unknown')];
    const quantity = there.get(mark) ?? 0;
    const isRight = quantity >= least && quantity <= most;
    return isRight ? [] : [`cart line ${mark} has ${quantity}; from ${least} to ${most} were added`];
  });
}

async function imageDifferences(journal: Journal, media: Ask): Promise<string[]> {
  const rows = await media<{ filename: string }>('SELECT filename FROM images');
  const there = new Set(rows.map(({ filename }) => filename));
  const removed = new Set(journal.of('removal').map(({ mark }) => mark));
  const lost = journal
    .of('upload')
    .filter(({ outcome, mark }) => outcome === 'confirmed' && !there.has(mark) && !removed.has(mark));
  return lost.map(({ mark }) => `image ${mark} was taken in, and is not there`);
}

/** `POST /api/orders` sells named items, from no visitor's cart. */
const ofItems = `session_id LIKE 'items-%'`;

/** Compares every answer with the rows: what was confirmed is stored as confirmed, and what is stored was requested. */
export async function answerDifferences(
  journal: Journal,
  { bookings, orders, contact, catalog, media }: Databases,
): Promise<string[]> {
  const booked = await bookings<Row>(
    `SELECT b.id, payment_intent_id AS mark, confirmation_code AS code, p.amount_cents AS cents
     FROM bookings b JOIN payments p ON p.id = payment_intent_id WHERE p.method <> 'sale'`,
  );
  // Without changes by a closure, a reopening or a deadline, which no visitor requested.
  const changed = await bookings<Row>(
    `SELECT booking_id AS id, c.idempotency_key AS mark, confirmation_code AS code
     FROM booking_changes c JOIN bookings b ON b.id = booking_id WHERE c.actor = 'visitor'`,
  );
  const ordered = await orders<Row>(
    `SELECT id, s.idempotency_key AS mark, o.total_cents AS cents FROM orders o JOIN sales s USING (id) WHERE ${ofItems}`,
  );
  const bought = await orders<Row>(
    `SELECT id, idempotency_key AS mark FROM sales WHERE state = 'placed' AND NOT ${ofItems}`,
  );
  const written = await contact<Row>(`SELECT id, message AS mark FROM contact_messages`);
  const sold = await catalog<Row>(`SELECT id, name AS mark FROM products WHERE name LIKE 'product-%'`);
  return [
    ...differencesOf('booking', journal.of('booking'), booked),
    ...differencesOf('visit', journal.of('visit'), changed),
    ...differencesOf('order', journal.of('order'), ordered),
    ...differencesOf('sale', journal.of('sale'), bought),
    ...differencesOf('message', journal.of('message'), written),
    ...(await addedDifferences(journal, orders)),
    ...(await imageDifferences(journal, media)),
    ...soldDifferences(journal, sold),
  ];
}

/** Staff rename nothing, so a product is found by its first name. */
function soldDifferences(journal: Journal, rows: readonly Row[]): string[] {
  return differencesOf('product', journal.of('product'), rows);
}
