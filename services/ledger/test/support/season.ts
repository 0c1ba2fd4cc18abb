import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Lines, Moved } from './books.js';

/** Four tours and three products; a product's id is text. */
export const TOURS = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
export const PRODUCTS = ['atlas', 'mug', 'print'] as const;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Moments at which books go wrong: the last second of the year, both changes of the clocks, midnight in UTC and at the venue. */
const MOMENTS = [
  '2027-01-01T05:59:59.000Z',
  '2027-01-01T06:00:00.000Z',
  '2026-03-08T07:59:59.000Z',
  '2026-03-08T08:00:00.000Z',
  '2026-11-01T06:30:00.000Z',
  '2026-11-01T07:30:00.000Z',
  '2026-06-16T00:00:00.000Z',
  '2026-07-01T04:59:59.999Z',
].map(Date.parse);

const moment = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...MOMENTS) },
  {
    weight: 6,
    arbitrary: fc.integer({ min: Date.parse('2026-02-01T06:00:00Z'), max: Date.parse('2027-01-05T06:00:00Z') }),
  },
);

/** A sale and what becomes of it. */
const sale = fc.record({
  what: fc.constantFrom('visit', 'visit', 'visit', 'goods', 'goods', 'voucher', 'given', 'on account'),
  at: moment,
  cents: fc.integer({ min: 1, max: 120_000 }),
  tour: fc.nat({ max: 3 }),
  product: fc.nat({ max: 2 }),
  atDoor: fc.boolean(),
  /** How much of goods a voucher pays. */
  voucherPercent: fc.constantFrom(0, 0, 30, 100),
  /** Days until the visit, and the hour at which it starts, UTC: in the venue's daytime. */
  daysAhead: fc.nat({ max: 40 }),
  hour: fc.integer({ min: 15, max: 22 }),
  /** Hours after the sale at which something happens, in their order. */
  moved: fc.option(fc.record({ hours: fc.nat({ max: 300 }), tour: fc.nat({ max: 3 }), days: fc.nat({ max: 20 }) })),
  givenBack: fc.option(fc.record({ hours: fc.nat({ max: 2_000 }), percent: fc.integer({ min: 1, max: 100 }) })),
});
export type Sale = typeof sale extends fc.Arbitrary<infer Value> ? Value : never;

export const season = (sales: number) => fc.array(sale, { minLength: sales, maxLength: sales });

const iso = (at: number) => new Date(at).toISOString();
const flipped = (lines: Lines): Lines => lines.map((line) => ({ ...line, cents: -line.cents }));
const kept = (lines: Lines): Lines => lines.filter(({ cents }) => cents !== 0);

/** What the sale is owed for, before it is earned. */
function owed(one: Sale, tour: number, startsAt: string): Lines {
  const { what, cents, product } = one;
  if (what === 'voucher') return [{ account: 'voucher_liability', kind: 'voucher', cents: -cents }];
  if (what === 'visit') {
    return [
      { account: 'deferred_visits', kind: 'tour', taxCode: 'tours', tourId: TOURS[tour], startsAt, cents: -cents },
    ];
  }
  const shipping = Math.floor(cents / 7);
  const tax = Math.floor(cents / 13);
  const gift = product === 0 ? Math.floor(cents / 5) : 0;
  return kept([
    {
      account: 'deferred_goods',
      kind: 'goods',
      taxCode: 'goods',
      productId: PRODUCTS[product],
      cents: shipping + tax + gift - cents,
    },
    { account: 'deferred_goods', kind: 'shipping', taxCode: 'shipping', cents: -shipping },
    { account: 'tax_payable', kind: 'tax', taxCode: 'goods', cents: -tax },
    { account: 'donations', kind: 'donation', cents: -gift },
  ]);
}

/** A voucher that the house gives, and some of it that is paid out in cash. */
function movementsOfGiven({ at, cents, givenBack }: Sale): Moved[] {
  const facts = { sourceId: randomUUID(), source: 'orders', channel: 'desk' } as const;
  const owed = { account: 'voucher_liability', kind: 'voucher' } as const;
  const lines: Lines = [
    { account: 'goodwill', cents },
    { ...owed, cents: -cents },
  ];
  const issued = { ...facts, at: iso(at), cause: 'voucher_issued', lines };
  const cashed = Math.trunc((cents * (givenBack?.percent ?? 0)) / 100);
  if (!givenBack || cashed === 0) return [issued];
  const paidOut: Lines = [
    { account: 'cash', tender: 'cash', cents: -cashed },
    { ...owed, cents: cashed },
  ];
  const then = iso(at + givenBack.hours * HOUR + 1);
  return [issued, { ...facts, at: then, cause: 'voucher_cashed', lines: paidOut }];
}

/** A visit that is billed, of which some is paid by transfer; a check may bounce, and what is not paid is written off. */
function movementsOnAccount(one: Sale): Moved[] {
  const { at, cents, tour, atDoor, givenBack } = one;
  const facts = { sourceId: randomUUID(), source: 'orders', channel: 'group' } as const;
  const about = { kind: 'tour', taxCode: 'tours', tourId: TOURS[tour] } as const;
  const receivable = { account: 'receivable', ...about } as const;
  const tender = atDoor ? 'check' : 'transfer';
  const paid = Math.trunc((cents * (givenBack?.percent ?? 0)) / 100);
  const then = (hours: number) => iso(at + (givenBack?.hours ?? 0) * HOUR + hours * HOUR);
  const pay: Lines = [
    { account: 'bank', tender, cents: paid },
    { ...receivable, cents: -paid },
  ];
  const rest = atDoor ? cents : cents - paid;
  const lost: Lines = [
    { account: 'bad_debts', ...about, cents: rest },
    { ...receivable, cents: -rest },
  ];
  const billed: Lines = [{ ...receivable, cents }, ...owed(one, tour, iso(at))];
  return [
    { ...facts, at: iso(at), cause: 'invoiced', lines: billed },
    { ...facts, at: then(1), cause: 'paid', lines: kept(pay) },
    { ...facts, at: then(2), cause: 'returned', lines: atDoor ? kept(flipped(pay)) : [] },
    { ...facts, at: then(3), cause: 'written_off', lines: kept(lost) },
  ].filter(({ lines }) => lines.length > 0);
}

/** The movements of a sale, as bookings and orders publish them, oldest first. */
export function movementsOf(one: Sale): Moved[] {
  if (one.what === 'given') return movementsOfGiven(one);
  if (one.what === 'on account') return movementsOnAccount(one);
  const sourceId = randomUUID();
  const tender = one.atDoor ? 'cash' : 'card';
  const money = { account: tender, tender } as const;
  const voucher = { account: 'voucher_liability', kind: 'voucher', tender: 'voucher' } as const;
  const byVoucher = one.what === 'goods' ? Math.trunc((one.cents * one.voucherPercent) / 100) : 0;
  const byMoney = one.cents - byVoucher;
  const day = Math.floor(one.at / DAY) * DAY;
  const start = (days: number) => iso(day + (days + 1) * DAY + one.hour * HOUR);
  const facts = {
    sourceId,
    source: one.what === 'visit' ? 'bookings' : 'orders',
    channel: one.atDoor ? 'door' : 'site',
  } as const;
  let now = one.at;
  let open = owed(one, one.tour, start(one.daysAhead));
  const movements: Moved[] = [
    {
      ...facts,
      at: iso(now),
      cause: 'paid',
      lines: [
        ...kept([
          { ...money, cents: byMoney },
          { ...voucher, cents: byVoucher },
        ]),
        ...open,
      ],
    },
  ];
  if (one.moved && one.what === 'visit') {
    now += one.moved.hours * HOUR + 1;
    const next = owed(one, one.moved.tour, start(one.daysAhead + one.moved.days));
    movements.push({ ...facts, at: iso(now), cause: 'changed', lines: [...flipped(open), ...next] });
    open = next;
  }
  if (one.moved && one.what === 'goods') {
    now += one.moved.hours * HOUR + 1;
    const goods = open.filter(({ account }) => account === 'deferred_goods');
    const earned = goods.map((line) => ({ ...line, account: line.kind === 'goods' ? 'goods' : 'shipping' }) as const);
    movements.push({ ...facts, at: iso(now), cause: 'changed', lines: [...flipped(goods), ...earned] });
    open = [...earned, ...open.filter(({ account }) => account !== 'deferred_goods')];
  }
  if (one.givenBack) {
    const { hours, percent } = one.givenBack;
    now += hours * HOUR + 1;
    const back = kept(open.map((line) => ({ ...line, cents: -Math.trunc((line.cents * percent) / 100) })));
    const cents = back.reduce((sum, line) => sum + line.cents, 0);
    // What came in as money goes back first, then what vouchers paid.
    const due = Math.min(cents, byMoney);
    const refund = { account: 'refunds_due', tender, cents: -due } as const;
    const returned = { ...voucher, cents: due - cents };
    if (cents > 0) {
      movements.push({
        ...facts,
        at: iso(now),
        cause: 'refund_requested',
        lines: [...back, ...kept([refund, returned])],
      });
    }
    if (due > 0) {
      const settled = [
        { ...refund, cents: due },
        { ...money, cents: -due },
      ];
      movements.push({ ...facts, at: iso(now + 2 * HOUR), cause: 'refund_settled', lines: settled });
    }
  }
  return movements;
}
