import { at, only, type PlantedBug } from './planted-bug.ts';

const takeSeats = 'services/bookings/dist/opening/slots/take-seats.js';
const bookingsTables = 'services/bookings/dist/database/release-0.3.0.sql';
const cartStatements = 'services/orders/dist/carts/cart.statements.js';
const ordersTables = 'services/orders/dist/database/migrations/1795990000000-one-sale.js';
const guard = 's.taken + excluded.taken <= s.capacity';
const addition = 'SET taken = s.taken + excluded.taken';
const earlier = '(SELECT x.taken FROM slots x WHERE x.id = $1::text)';

export const salesBugs: readonly PlantedBug[] = [
  {
    name: 'seats are counted, then written',
    patches: [
      { file: takeSeats, find: guard, replace: `${earlier} + excluded.taken <= s.capacity` },
      { file: takeSeats, find: addition, replace: `SET taken = ${earlier} + excluded.taken` },
    ],
    mix: only({ book: 1 }),
    faults: [],
    sentence: /^slot \S+ says that/,
  },
  {
    name: 'the guard of a slot is skipped for speed',
    patches: [
      { file: takeSeats, find: `WHERE ${guard} AND`, replace: 'WHERE' },
      { file: bookingsTables, find: 'CONSTRAINT slots_never_oversold CHECK (taken <= capacity),', replace: '' },
    ],
    mix: only({ book: 1 }),
    faults: [],
    sentence: /^slot \S+ says that/,
  },
  {
    name: 'seats of bookings that move, shrink or are cancelled are not given back',
    patches: [
      {
        file: 'services/bookings/dist/visits/change.statements.js',
        find: 'SET taken = taken - $2::integer WHERE',
        replace: 'SET taken = taken - 0 * $2::integer WHERE',
      },
    ],
    mix: only({ book: 1 }),
    faults: [],
    sentence: /^slot \S+ says that/,
  },
  {
    name: 'the money of a cheaper change is kept',
    patches: [
      {
        file: 'services/bookings/dist/visits/move-money.js',
        find: 'split(backCents, payments)',
        replace: 'split(0, payments)',
      },
    ],
    mix: only({ book: 1 }),
    faults: [],
    sentence: /^booking \S+ paid \d+ cents and gets 0 back, but owes \d+$/,
  },
  {
    name: 'a party that took its offer goes on waiting',
    patches: [
      {
        file: 'services/bookings/dist/bookings/booking.statements.js',
        find: "WHERE hold.kind = 'offer' AND",
        replace: "WHERE hold.kind = 'none' AND",
      },
    ],
    mix: only({ book: 1 }),
    faults: [],
    sentence: /^waitlist entry \S+ is offered and has a hold that is converted/,
  },
  {
    name: 'seats that come free are offered to nobody',
    patches: [
      {
        file: 'services/bookings/dist/selling/waitlist/offer-freed-seats.sql',
        find: 'IF NOT EXISTS (SELECT FROM waitlist_entries',
        replace: 'IF true OR NOT EXISTS (SELECT FROM waitlist_entries',
      },
    ],
    mix: only({ book: 1 }),
    faults: [],
    sentence: /^waitlist entry \S+ waits, and slot|^waitlist entry \S+ was overtaken/,
  },
  {
    name: 'a hold outlives its time',
    patches: [
      {
        file: 'services/bookings/dist/holds/release-expired-holds/release-expired-holds.js',
        find: 'await this.holds.stale(slotId, BATCH)',
        replace: '[]',
      },
    ],
    mix: only({ hold: 1 }),
    faults: [],
    sentence: /^hold \S+ on \S+ ran out \d+ s ago and is still active$/,
  },
  {
    name: 'the seats of a hold are given back twice',
    patches: [
      {
        file: 'services/bookings/dist/holds/hold.statements.js',
        find: "WHERE id = $1::uuid AND status = 'active' RETURNING id, slot_id, places",
        replace: 'WHERE id = $1::uuid RETURNING id, slot_id, places',
      },
    ],
    mix: only({ hold: 1 }),
    faults: [],
    sentence: /^slot \S+ says that|^hold \S+ is (?!converted)/,
  },
  {
    name: 'the same payment pays twice',
    patches: [
      {
        file: bookingsTables,
        find: 'CREATE UNIQUE INDEX bookings_payment_intent',
        replace: 'CREATE INDEX bookings_payment_intent',
      },
      {
        file: bookingsTables,
        find: 'CREATE UNIQUE INDEX bookings_idempotency_key',
        replace: 'CREATE INDEX bookings_idempotency_key',
      },
      {
        file: 'services/bookings/dist/bookings/booking.statements.js',
        find: "id: 'payment_intent_id',",
        replace: "id: 'id::text', intentId: 'payment_intent_id',",
      },
    ],
    mix: only({ book: 1 }),
    faults: [],
    sentence: /have the same payment intent id$/,
  },
  {
    name: 'an order comes to something else than its lines',
    patches: [
      {
        file: 'services/orders/dist/sales/drive-sale/end-sale.js',
        find: 'const totalCents = confirmed.reduce((sum, { cents })=>sum + cents, 0);',
        replace: 'const totalCents = 1;',
      },
    ],
    mix: only({ order: 1 }),
    faults: [],
    sentence: /^order \S+ has a total of 1 cents; its lines come to/,
  },
  {
    name: 'a cart has no bounds',
    patches: [
      {
        file: cartStatements,
        find: 'line.quantity + excluded.quantity <= $6::integer',
        replace: '$6::integer > 0',
      },
      { file: ordersTables, find: 'CHECK (quantity BETWEEN 1 AND 99)', replace: 'CHECK (quantity > 0)' },
    ],
    mix: only({ shop: 1 }),
    faults: [],
    sentence: /^cart line \S+ holds \d+ of one product$/,
  },
  {
    name: 'a change without an answer is sent again',
    patches: [
      {
        file: 'gateway/dist/supergraph/subgraph-client.js',
        find: "isRepeatable: kind !== 'mutation'",
        replace: 'isRepeatable: true',
      },
    ],
    mix: only({ shop: 1 }),
    faults: at([1500, 4000, 6500, 9000], (moment) => ({
      at: moment,
      kind: 'swallow',
      connection: 'callers to orders',
      answers: 6,
    })),
    sentence: /^cart line \S+ \S+ has \d+; from \d+ to \d+ were added$/,
  },
];
