import { ids, slot } from './consistent-instance.ts';
import { another, copyOf, type PlantedRow } from './planted-row.ts';

const anotherBooking = (changes: object) =>
  copyOf('bookings', {
    id: another,
    confirmation_code: 'X',
    payment_intent_id: 'X',
    idempotency_key: 'X',
    hold_id: null,
    ...changes,
  });

const refund = ({ status }: { status: string }) => `
  INSERT INTO refunds (id, payment_id, booking_id, reason, revision, amount_cents, status, due_at, requested_at)
  VALUES ('${another}', 'pi_1', '${ids.booking}', 'party_changed', 1, 2500, '${status}', now() - interval '1 hour', now());`;

/** One for every sentence of the reconciliation about seats and money. */
export const plantedSales: readonly PlantedRow[] = [
  {
    what: 'an oversold slot',
    owner: 'bookings',
    plant: `ALTER TABLE slots DROP CONSTRAINT slots_never_oversold; UPDATE slots SET taken = 26`,
    sentence: /^slot standard@\S+ says that 26 of 25 seats are taken; 2 are booked and 4 held$/,
  },
  {
    what: 'a booking whose seats nobody counted',
    owner: 'bookings',
    plant: anotherBooking({}),
    sentence: /says that 6 of 25 seats are taken; 4 are booked and 4 held/,
  },
  {
    what: 'a slot that was never written',
    owner: 'bookings',
    plant: 'DELETE FROM slots',
    sentence: /says that 0 of 0 seats are taken; 2 are booked and 4 held/,
  },
  {
    what: 'a hold that was given back and kept its seats',
    owner: 'bookings',
    plant: `UPDATE holds SET status = 'released' WHERE id = '${ids.openHold}'`,
    sentence: /2 are booked and 1 held/,
  },
  {
    what: 'a hold that two bookings were made of',
    owner: 'bookings',
    plant: `${anotherBooking({ hold_id: ids.paidHold })} UPDATE slots SET taken = 8`,
    sentence: new RegExp(`^hold ${ids.paidHold} is converted and has 2 bookings$`),
  },
  {
    what: 'a booking of a hold that was never paid',
    owner: 'bookings',
    plant: `UPDATE holds SET status = 'expired' WHERE id = '${ids.paidHold}'`,
    sentence: /is expired and has 1 bookings/,
  },
  {
    what: 'a hold that outlived its time',
    owner: 'bookings',
    plant: `UPDATE holds SET expires_at = now() - interval '5 minutes' WHERE id = '${ids.openHold}'`,
    sentence: new RegExp(`^hold ${ids.openHold} on ${slot} ran out 3\\d\\d s ago`),
  },
  ...['payment_intent_id', 'idempotency_key', 'confirmation_code'].map((column) => ({
    what: `a booking with another's ${column}`,
    owner: 'bookings' as const,
    plant: `DROP INDEX bookings_${column === 'payment_intent_id' ? 'payment_intent' : column};
      ${anotherBooking({ [column]: { payment_intent_id: 'pi_1', idempotency_key: 'key-1', confirmation_code: 'HT-0000-0001' }[column] })}`,
    sentence: new RegExp(`have the same ${column.replaceAll('_', ' ')}$`),
  })),
  {
    what: 'an order with the number of another',
    owner: 'orders',
    plant: `DROP INDEX orders_order_number; ${copyOf('orders', { id: another })}`,
    sentence: /^orders \S+ and \S+ have the same order number$/,
  },
  {
    what: 'a total that the client made',
    owner: 'orders',
    plant: 'UPDATE orders SET total_cents = 1',
    sentence: /has a total of 1 cents; its lines come to 2900/,
  },
  {
    what: 'an order of nothing of something',
    owner: 'orders',
    plant: `ALTER TABLE sale_lines DROP CONSTRAINT sale_lines_pieces;
      UPDATE orders SET total_cents = 0; UPDATE sale_lines SET quantity = 0, cents = 0`,
    sentence: /a line whose quantity or price does not fit/,
  },
  {
    what: 'a booking with other figures than its event',
    owner: 'bookings',
    plant: `UPDATE bookings SET total_cents = 2, tickets = jsonb_set(tickets, '{0,unitCents}', '1')`,
    sentence: /is cents\/guests\/seats 2\/2\/2; its event says 5000\/2\/2/,
  },
  {
    what: 'a cancelled booking that kept its seats',
    owner: 'bookings',
    plant: `UPDATE bookings SET status = 'cancelled', kept_cents = 5000`,
    sentence: /says that 6 of 25 seats are taken; 0 are booked and 4 held/,
  },
  {
    what: 'a cancelled booking whose money nobody owes',
    owner: 'bookings',
    plant: `UPDATE bookings SET status = 'cancelled'; UPDATE slots SET taken = 4`,
    sentence: /^booking \S+ paid 5000 cents and gets 0 back, but owes 0$/,
  },
  {
    what: 'a refund of nothing',
    owner: 'bookings',
    plant: `${refund({ status: 'settled' })}`,
    sentence: /^booking \S+ paid 5000 cents and gets 2500 back, but owes 5000$/,
  },
  {
    what: 'a refund that nobody sends',
    owner: 'bookings',
    plant: `${refund({ status: 'requested' })} UPDATE bookings SET total_cents = 2500,
      tickets = jsonb_set(tickets, '{0,unitCents}', '1250')`,
    sentence: /^refund \S+ is requested and was due 3\d\d\d s ago$/,
  },
  {
    what: 'a payment that goes back without a refund',
    owner: 'bookings',
    plant: `INSERT INTO payments VALUES ('pi_2', 'pi_2', NULL, 100, 'returned', now())`,
    sentence: /^payment pi_2 goes back, and there is no refund of it$/,
  },
  {
    what: 'a booking whose payment went back',
    owner: 'bookings',
    plant: `UPDATE payments SET status = 'returned'`,
    sentence: /^booking \S+ is there, and its payment went back$/,
  },
  {
    what: 'an order that paid too little',
    owner: 'orders',
    plant: 'UPDATE payments SET amount_cents = 1',
    sentence: /^order \S+ paid 1 cents, but owes 2900$/,
  },
  {
    what: 'an order whose payment went back',
    owner: 'orders',
    plant: `UPDATE payments SET status = 'returned'`,
    sentence: /^order \S+ paid 0 cents, but owes 2900$/,
  },
  {
    what: 'a payment of an order that is not there',
    owner: 'orders',
    plant: `INSERT INTO payments VALUES ('pi_2', 'pi_2', '${another}', 100, 'used', now())`,
    sentence: /^payment pi_2 is used, and there is no order of it$/,
  },
  {
    what: 'an order payment that goes back without a refund',
    owner: 'orders',
    plant: `INSERT INTO payments VALUES ('pi_2', 'pi_2', NULL, 100, 'returned', now())`,
    sentence: /^payment pi_2 goes back, and there is no refund of it$/,
  },
  {
    what: 'a change with other figures than its event',
    owner: 'bookings',
    plant: `UPDATE bookings SET revision = 1; UPDATE outbox SET event = jsonb_set(event, '{data}', event->'data' || '{"revision": 1, "seats": 4}')
      WHERE subject LIKE '%booking-confirmed%'`,
    sentence: /is cents\/guests\/seats 5000\/2\/2; its event says 5000\/2\/4/,
  },
  {
    what: 'an offer that was given back, and is still offered',
    owner: 'bookings',
    plant: `UPDATE holds SET status = 'expired' WHERE id = '${ids.offer}'; UPDATE slots SET taken = 5`,
    sentence: new RegExp(`^waitlist entry ${ids.offered} is offered and has a hold that is expired, for 1 of 1 seats$`),
  },
  {
    what: 'an offer that is booked, and whose party waits on',
    owner: 'bookings',
    plant: `UPDATE waitlist_entries SET status = 'waiting' WHERE id = '${ids.offered}';
      UPDATE holds SET status = 'converted' WHERE id = '${ids.offer}'`,
    sentence: new RegExp(`^waitlist entry ${ids.offered} is waiting and has a hold that is converted`),
  },
  {
    what: 'a party that waits for free seats',
    owner: 'bookings',
    plant: `UPDATE waitlist_entries SET places = 19, group_size = 19, tickets = jsonb_set(tickets, '{0,count}', '19') WHERE id = '${ids.waiting}'`,
    sentence: new RegExp(`^waitlist entry ${ids.waiting} waits, and slot \\S+ has 19 free seats$`),
  },
  {
    what: 'a party that somebody else was served before',
    owner: 'bookings',
    plant: `UPDATE waitlist_entries SET places = 2, joined_at = now() - interval '2 hours',
      confirmed_at = now() - interval '2 hours' WHERE id = '${ids.waiting}'`,
    sentence: new RegExp(`^waitlist entry ${ids.waiting} was overtaken by booking ${ids.booking} with 2 seats$`),
  },
];
