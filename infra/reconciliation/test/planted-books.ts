import { ids } from './consistent-instance.ts';
import type { PlantedRow } from './planted-row.ts';

const lines = (source: string, sourceId: string, cents: number, tender?: 'card') => `
  INSERT INTO money_lines (movement_id, position, at, business_date, account, cents, tender, source, source_id, reference, channel, cause, is_refund)
  SELECT movement, n, now(), now(), CASE n WHEN 1 THEN 'card' ELSE 'deferred_visits' END, (3 - 2 * n) * ${cents}, ${tender ? `'${tender}'` : 'NULL'}, '${source}',
    '${sourceId}', '', 'site', 'paid', false FROM generate_series(1, 2) AS n, (SELECT gen_random_uuid() AS movement) AS m;`;
const seal = (date: string, count: number, sums: object) => `
  INSERT INTO sealed_days (date, line_count, sums, lines_hash, public_key, sealed_at, hash, signature)
  VALUES (${date}, ${count}, '${JSON.stringify(sums)}', repeat('0', 64), '', now(), repeat('0', 64), '');`;
const today = 'now()::date';
const unknown = '00000000-0000-4000-8000-0000000000ff';
const longAgo = `UPDATE outbox SET recorded_at = now() - interval '1 hour' WHERE subject LIKE '%.money-moved.v1'`;

/** Differences between the books and the services. */
export const plantedBooks: readonly PlantedRow[] = [
  {
    what: 'a line of a booking that paid nothing',
    owner: 'ledger',
    plant: lines('bookings', unknown, 2500),
    sentence: new RegExp(`^line \\d+ is of 2500 cents of booking ${unknown}, which paid nothing$`),
  },
  {
    what: 'money of a card that nobody paid, and that went back',
    owner: 'ledger',
    plant: lines('bookings', unknown, 700, 'card') + lines('bookings', unknown, -700, 'card'),
    sentence: new RegExp(`^the books have 700 cents of cards for ${unknown} of bookings, and 0 were paid$`),
  },
  {
    what: 'money in dispute that no bank took back',
    owner: 'ledger',
    plant: lines('bookings', unknown, 900).replaceAll(`'deferred_visits'`, `'disputes'`),
    sentence: new RegExp(`^the books have -900 cents of ${unknown} of bookings in dispute, and banks took 0 back$`),
  },
  {
    what: 'more money of a card than was paid',
    owner: 'bookings',
    plant: longAgo,
    alsoPlant: { ledger: lines('bookings', ids.booking, 5001, 'card') },
    sentence: new RegExp(`^the books have 5001 cents of cards for ${ids.booking} of bookings, and 5000 were paid$`),
  },
  {
    what: 'a booking that is not in the books',
    owner: 'bookings',
    plant: longAgo,
    sentence: new RegExp(
      `^booking ${ids.booking} has \\d+ cents of money .* and the books say 0 and 0: no line of it$`,
    ),
  },
  {
    what: 'an order of which the books have a cent too much',
    owner: 'orders',
    plant: longAgo,
    alsoPlant: { ledger: lines('orders', ids.order, 2901) },
    sentence: new RegExp(
      `^order ${ids.order} has 2900 cents of money and sold for 2900, and the books say 2901 and 2901: line \\d+ is the last of it$`,
    ),
  },
  {
    what: 'a sealed day with a cent more',
    owner: 'ledger',
    plant: lines('bookings', unknown, 2501) + seal(today, 2, { card: 2500, deferred_visits: -2500 }),
    sentence: /^\d{4}-\d\d-\d\d was sealed with 2 lines, and has 2: card has 2501 cents, and was sealed with 2500$/,
  },
  {
    what: 'a sealed day without its lines',
    owner: 'ledger',
    plant: seal(today, 2, { card: 2500, deferred_visits: -2500 }),
    sentence: /was sealed with 2 lines, and has 0: card has 0 cents, and was sealed with 2500$/,
  },
  {
    what: 'a day without a seal between sealed ones',
    owner: 'ledger',
    plant: seal(`${today} - 2`, 0, {}) + seal(today, 0, {}),
    sentence: /^\d{4}-\d\d-\d\d is not sealed, and days before and after it are$/,
  },
];
