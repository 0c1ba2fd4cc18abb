import { journalAccountsVariable } from '../../src/reports/journal.js';
import { type Books, type Lines, reversed, runBooks, visit } from './books.js';

const TEXAS = { taxRate: 825, stateTaxRate: 625 };
const START = '2026-06-05T15:00:00.000Z';
const id = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
const [TOUR, BOOK] = [id(1), id(2)];

function goods(cents: number, tax: number, rates: object = TEXAS, code = 'goods'): Lines {
  return [
    { account: 'deferred_goods', kind: 'goods', taxCode: code, ...rates, productId: BOOK, cents: -cents },
    { account: 'tax_payable', kind: 'tax', taxCode: code, ...rates, cents: -tax },
  ];
}

/** Movements that put something into each column of each report, from May 30 to June 6, 2026. */
export async function fixedBooks(): Promise<Books> {
  const books = await runBooks({
    SALES_TAX_DUE_DAY: 20,
    QUICKBOOKS_ACCOUNTS: journalAccountsVariable.parse('deferred_visits=Visits to come'),
  });
  const owed = { account: 'voucher_liability', kind: 'voucher' } as const;
  const byVoucher = { ...owed, tender: 'voucher' } as const;
  const card = { account: 'card', tender: 'card' } as const;
  const reader = { account: 'card', tender: 'card_reader' } as const;
  const due = { account: 'refunds_due', tender: 'card' } as const;
  const move = (cents: number, debit: Omit<Lines[number], 'cents'>, credit: Omit<Lines[number], 'cents'>): Lines => [
    { ...debit, cents },
    { ...credit, cents: -cents },
  ];
  const shipping = { account: 'deferred_goods', kind: 'shipping', taxCode: 'shipping' } as const;
  const tour = { account: 'deferred_visits', kind: 'tour', taxCode: 'tours', startsAt: START, tourId: TOUR } as const;
  const movements: readonly (readonly [
    at: string,
    cause: string,
    lines: Lines,
    source?: 'orders' | 'bookings',
    channel?: string,
  ])[] = [
    ['2026-05-30T15:00:00.000Z', 'paid', move(15_000, card, owed), 'orders'],
    ['2026-06-01T15:00:00.000Z', 'paid', visit(5_000, START, TOUR)],
    ['2026-06-01T16:00:00.000Z', 'paid', visit(2_500, START, TOUR, 'cash'), 'bookings', 'door'],
    ['2026-06-01T17:00:00.000Z', 'paid', move(2_500, reader, tour), 'bookings', 'door'],
    [
      '2026-06-02T15:00:00.000Z',
      'paid',
      [{ ...card, cents: 3_718 }, ...goods(2_999, 120), { ...shipping, cents: -599 }],
      'orders',
    ],
    [
      '2026-06-02T16:00:00.000Z',
      'paid',
      [{ ...card, cents: 1_020 }, ...goods(1_000, 20, { taxRate: 200, stateTaxRate: 200 }, 'books')],
      'orders',
    ],
    ['2026-06-02T17:00:00.000Z', 'paid', [{ ...byVoucher, cents: 1_083 }, ...goods(1_000, 83, {})], 'orders'],
    ['2026-06-03T15:00:00.000Z', 'voucher_issued', move(2_500, { account: 'goodwill' }, owed), 'orders'],
    ['2026-06-03T16:00:00.000Z', 'voucher_credited', move(8_000, { account: 'receivable' }, owed)],
    ['2026-06-03T17:00:00.000Z', 'refund_requested', move(1_000, tour, due)],
    [
      '2026-06-04T15:00:00.000Z',
      'refund_settled',
      [...reversed([{ ...due, cents: -1_000 }]), { ...card, cents: -1_000 }],
    ],
    ['2026-06-04T16:00:00.000Z', 'refund_requested', move(500, { ...shipping }, byVoucher), 'orders'],
    ['2026-06-04T17:00:00.000Z', 'voucher_cashed', move(200, owed, { account: 'cash', tender: 'cash' }), 'orders'],
    ['2026-06-04T18:00:00.000Z', 'refund_requested', move(4_000, owed, due), 'orders'],
    ['2026-06-04T19:00:00.000Z', 'corrected', move(600, { account: 'over_short' }, owed), 'orders'],
    ['2026-06-04T20:00:00.000Z', 'paid', move(12_000, { account: 'bank', tender: 'check' }, tour), 'orders', 'group'],
    [
      '2026-06-05T16:00:00.000Z',
      'written_off',
      move(400, { account: 'bad_debts', kind: 'tour' }, { account: 'receivable', kind: 'tour' }),
      'orders',
      'group',
    ],
  ];
  for (const [place, [at, cause, lines, source = 'bookings', channel = 'site']] of movements.entries()) {
    await books.take({ at, cause, lines, source, channel, sourceId: id(place % 10) });
  }
  books.clock.set('2026-06-06T12:00:00Z');
  await books.earn();
  return books;
}
