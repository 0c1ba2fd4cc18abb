import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toAmount, toCents } from '../../kit/lib/money.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { bankSentence } from './bank-sheet.js';
import { type BookingState, type Change, changeWords } from './booking-words.js';
import type { HistoryEntry } from './history-entry.js';
import { daysOf, historyOf, type VisitFacts } from './history-of.js';
import { paidLessRefunds } from './money-lines.js';

function at(minute: number): string {
  return new Date(Date.UTC(2026, 10, 20, 15, 31 + minute)).toISOString();
}

const booking = {
  id: 'b',
  status: 'confirmed',
  revision: 1,
  firstName: 'Ada',
  lastName: 'Marshall',
  email: 'Ada@example.test',
  guests: 3,
  startsAt: at(3000),
  totalAmount: '75.00',
  accessNeeds: 'One of us uses a wheelchair',
  heldAt: at(0),
  createdAt: at(9),
  payments: [{ amount: '100.00', method: 'online', takenAt: at(9) }],
  refunds: [
    { id: 'r', reason: 'party_changed', amount: '25.00', method: 'online', status: 'settled', requestedAt: at(60) },
  ],
  waivers: {
    guests: [
      { id: 'w1', guestName: 'Ada Marshall', place: 'booking', signedAt: at(9) },
      { id: 'w2', guestName: 'June Marshall', place: 'link', signedAt: at(90) },
    ],
  },
  mailsLeft: [
    { kind: 'TICKET', sentAt: at(10) },
    { kind: 'TICKET', sentAt: at(62) },
  ],
  scans: [{ id: 's', deviceLabel: 'Main gate', staffId: 'g', people: 3, verdict: 'ADMIT', scannedAt: at(3000) }],
  guestBookEntry: { id: 'book', writtenAt: at(5000) },
} as unknown as BookingState;
function change(revision: number, minute: number, more: object): Change {
  return {
    id: `change ${revision}`,
    revision,
    kind: 'party_changed',
    byVisitor: true,
    staffId: null,
    reason: null,
    formerContact: null,
    changedAt: at(minute),
    ...more,
  } as unknown as Change;
}

const facts: VisitFacts = {
  booking,
  changes: [change(1, 60, { fromStartsAt: at(3000), toStartsAt: at(3000), fromGuests: 4, toGuests: 3 })],
  messages: [
    { id: 'm', email: 'ada@EXAMPLE.test', message: 'Is the tunnel level?', receivedAt: at(120), state: 'answered' },
    { id: 'n', email: 'nada@example.test', message: 'Somebody else', receivedAt: at(121), state: 'unread' },
  ] as unknown as VisitFacts['messages'],
  staff: new Map([['g', 'Grace Holloway']]),
};

describe('the history of a visit', () => {
  it('has everything in one order, the cause before what follows at the same moment', () => {
    expect(historyOf(facts).map(({ what, who }) => [what, who])).toEqual([
      ['Seats held', undefined],
      ['Booked: 4 guests, Nov 22, 2026, 11:31 AM', 'Ada Marshall'],
      ['Paid', undefined],
      ['Waiver signed', 'Ada Marshall, while booking'],
      ['E-mail sent: ticket, or notice of a change', undefined],
      ['From 4 to 3 guests', 'By the guest’s link'],
      ['Refund, smaller party', 'Refunded'],
      ['E-mail sent: ticket, or notice of a change', undefined],
      ['Waiver signed', 'June Marshall, by the link'],
      ['Message: “Is the tunnel level?”', 'Answered'],
      ['Ticket scanned, 3 guests let in', 'By Grace Holloway, Main gate'],
      ['Wrote in the guest book', undefined],
    ]);
    expect(daysOf(historyOf(facts)).map(({ date, entries }) => [date, entries.length])).toEqual([
      ['2026-11-20', 10],
      ['2026-11-22', 1],
      ['2026-11-23', 1],
    ]);
  });

  it('says who changed it and why, by name to whom may see the accounts', () => {
    const changes = [change(1, 5, { kind: 'cancelled', byVisitor: false, staffId: 'g', reason: 'Asked by phone' })];
    const whoOf = (staff: VisitFacts['staff']) =>
      historyOf({ ...facts, changes, staff }).find(({ id }) => id === 'change 1')?.who;
    expect(whoOf(facts.staff)).toBe('By Grace Holloway: “Asked by phone”');
    expect(whoOf(new Map())).toBe('By staff: “Asked by phone”');
  });

  it('leaves out for a bank access needs, other names, private words, and why staff did it', () => {
    const byStaff = { kind: 'moved', byVisitor: false, staffId: 'g', reason: 'June was ill' };
    const corrected = {
      kind: 'contact_corrected',
      formerContact: { firstName: 'Adah', lastName: '', email: '', phone: '' },
    };
    const times = { fromStartsAt: at(0), toStartsAt: at(1) };
    const changes = [change(1, 5, { ...byStaff, ...times }), change(2, 6, { ...corrected, ...times })];
    const printed = JSON.stringify(historyOf({ ...facts, changes }).map(({ forBank }) => forBank));
    for (const hidden of ['June', 'Adah', 'wheelchair', 'tunnel', 'Grace', 'guest book'])
      expect(printed).not.toContain(hidden);
    expect(printed).toContain('by the house');
  });

  it.each([
    [{ scans: [{ people: 2 }] }, '2 of 3 guests of this booking came in with its ticket.'],
    [{ scans: [{ people: 4 }, { people: -1 }] }, 'All 3 guests of this booking came in with its ticket.'],
    [{ scans: [], status: 'cancelled' }, 'This booking was canceled.'],
    [{ scans: [] }, 'No scan of this booking’s ticket is on record. Scans are kept for 18 months.'],
  ])('says to a bank what became of it: %#', (of, sentence) => {
    expect(bankSentence({ ...booking, ...of } as unknown as BookingState)).toBe(sentence);
  });
});

/** The state of a booking after a revision. */
interface Standing {
  readonly startsAt: string;
  readonly guests: number;
  readonly status: string;
  readonly paid: string;
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('moved' as const), to: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('party_changed' as const), to: fc.integer({ min: 1, max: 20 }) }),
  fc.record({
    kind: fc.constantFrom('displaced', 'restored', 'food_changed', 'goodwill', 'cancelled'),
    to: fc.constant(0),
  }),
);

/** Makes random changes. Returns what is stored of them, and the booking's state after each. */
function made(steps: readonly { kind: string; to: number }[]) {
  const start = (number: number) => at(10_000 + number * 1440);
  const standings: Standing[] = [{ startsAt: start(0), guests: 4, status: 'confirmed', paid: '100.00' }];
  const changes: Change[] = [];
  const [payments, refunds] = [[{ amount: '100.00', method: 'online', takenAt: at(9) }], [] as object[]];
  for (const { kind, to } of steps) {
    const was = standings.at(-1) as Standing;
    const now = { ...was };
    if (was.status === 'cancelled') break;
    if (kind === 'moved') Object.assign(now, { startsAt: start(to), status: 'confirmed' });
    if (kind === 'party_changed') now.guests = to;
    if (kind === 'displaced') now.status = 'displaced';
    if (kind === 'restored') now.status = 'confirmed';
    if (kind === 'cancelled') now.status = 'cancelled';
    const minute = 10 + changes.length;
    const price = kind === 'cancelled' ? 0 : now.guests * 2500;
    const cents = kind === 'party_changed' || kind === 'cancelled' ? toCents(was.paid) - price : 0;
    const method = 'online';
    if (cents > 0)
      refunds.push({
        id: `r${minute}`,
        reason: kind,
        amount: toAmount(cents),
        method,
        status: 'sent',
        requestedAt: at(minute),
      });
    if (cents < 0) payments.push({ amount: toAmount(-cents), method, takenAt: at(minute) });
    now.paid = toAmount(toCents(was.paid) - cents);
    const sizes = { fromGuests: was.guests, toGuests: now.guests };
    const starts = { fromStartsAt: was.startsAt, toStartsAt: now.startsAt };
    changes.push(change(changes.length + 1, minute, { kind, ...sizes, ...starts }));
    standings.push(now);
  }
  return { changes, standings, payments, refunds };
}

/** Reads a booking's state only from the words and amounts of its history. */
function rebuilt(entries: readonly HistoryEntry[]): Omit<Standing, 'startsAt'> & { readonly start: string } {
  let [start, guests, status, cents] = ['', 0, '', 0];
  for (const { what, amount } of entries) {
    const booked = /^Booked: (\d+) guests?, (.*)$/.exec(what);
    const moved = /^(?:Moved from (.*) to|Day reopened: back at) (.*)$/.exec(what);
    const party = /^From (\d+) to (\d+) guests$/.exec(what);
    if (booked) [guests, start, status] = [Number(booked[1]), booked[2] ?? '', 'confirmed'];
    if (moved) {
      expect(moved[1] ?? start).toBe(start);
      [start, status] = [moved[2] ?? '', 'confirmed'];
    }
    if (party) {
      expect(Number(party[1])).toBe(guests);
      guests = Number(party[2]);
    }
    if (what === 'Day closed') status = 'displaced';
    if (what === 'Canceled') status = 'cancelled';
    if (amount) cents += (amount.startsWith('−') ? -1 : 1) * toCents(amount.replace(/^−?\$/, ''));
  }
  return { start, guests, status, paid: toAmount(cents) };
}

describe('rebuilt from nothing', () => {
  it('the history equals the booking at every revision, in whatever order it was read', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (steps, chance) => {
        const { changes, standings, payments, refunds } = made(steps);
        const last = standings.at(-1) as Standing;
        const stored = { ...booking, ...last, payments, refunds } as unknown as BookingState;
        const shuffled = changes.toSorted(() => (chance.next().value % 2 === 0 ? 1 : -1));
        const entries = historyOf({ ...facts, booking: stored, changes: shuffled });
        standings.forEach(({ startsAt, ...standing }, revision) => {
          const until = at(9 + revision);
          const so = rebuilt(entries.filter((entry) => entry.at <= until));
          expect(so).toEqual({ start: venueDateTime(startsAt), ...standing });
        });
        expect(rebuilt(entries).paid).toBe(paidLessRefunds(stored));
        expect(entries.filter(({ change: one }) => one).map(({ what }) => what)).toEqual(changes.map(changeWords));
      }),
    );
  });
});
