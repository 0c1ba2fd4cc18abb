import { randomUUID } from 'node:crypto';
import { startFakeSubgraph } from '@hilltop/platform/testing/fake-subgraph';
import { FakeGroupSeats } from './fake-group-seats.js';

/** The tour of every line. */
export const TOUR_ID = '11111111-1111-4111-8111-111111111111';

interface Variables {
  readonly lineId?: string;
  readonly lineIds?: string[];
  readonly holdId?: string;
  readonly caller?: string | null;
  readonly discount?: object;
  readonly bookingId?: string;
  readonly input?: {
    readonly tourTime: string;
    readonly tickets: readonly { readonly count: number }[];
    readonly totalAmount: string;
    readonly holdId?: string;
  };
}

interface Line {
  readonly time: string;
  readonly seats: number;
  state: 'booked' | 'released';
}

/** Stands in for bookings: counts the seats of each time, and keeps the promise that a line is booked once or released. */
export async function startFakeBookings() {
  const bookings = {
    /** Seats of a start. */
    capacity: 25,
    holdMs: 15 * 60_000,
    now: () => new Date(),
    holds: new Map<string, { time: string; seats: number }>(),
    lines: new Map<string, Line>(),
    /** Whose every booking is; null once it was erased. */
    guest: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.test' } as object | null,
    /** In which language it was asked, newest last. */
    languages: [] as string[],
    /** What codes took off the lines that were booked. */
    discounts: [] as object[],
    /** Times that are full once a line is confirmed. */
    soldOut: new Set<string>(),
    /** Whether the tour was withdrawn, which orders hears of later. */
    isWithdrawn: false,
    /** Price of a party; without it the fake charges what a request says. */
    price: undefined as string | undefined,
    /** Called before each call takes effect, which waits for it, and after it. */
    before: (_call: string): unknown => undefined,
    after: (_call: string): void => undefined,
    booked: () => [...bookings.lines.values()].filter(({ state }) => state === 'booked'),
    seatsBooked: (time: string) => sum(bookings.booked().filter((line) => line.time === time)),
  };
  const free = (time: string) =>
    bookings.capacity -
    bookings.seatsBooked(time) -
    sum([...bookings.holds.values()].filter((hold) => hold.time === time));
  const full = { __typename: 'SlotFull', message: 'Too few seats are left.', remaining: 0, holdExpired: false };

  function mismatchOf(given: string) {
    if (bookings.price === undefined || bookings.price === given) return undefined;
    const facts = { field: 'totalAmount', expected: bookings.price, given };
    return { __typename: 'AmountMismatch', message: 'The price has changed.', ...facts };
  }

  function hold(
    lineId: string,
    { tourTime: time, tickets, totalAmount, holdId = lineId }: NonNullable<Variables['input']>,
  ) {
    const seats = seatsOf(tickets);
    const mismatch = mismatchOf(totalAmount);
    if (mismatch) return mismatch;
    const before = bookings.holds.get(holdId);
    bookings.holds.delete(holdId);
    if (free(time) < seats) {
      if (before) bookings.holds.set(holdId, before);
      return full;
    }
    // As in bookings, seats at another time are another hold.
    const id = before && before.time !== time ? randomUUID() : holdId;
    bookings.holds.set(id, { time, seats });
    const expiresAt = new Date(bookings.now().getTime() + bookings.holdMs).toISOString();
    return {
      __typename: 'SaleLineHeld',
      hold: {
        id,
        tourDate: '2026-12-01',
        tourTime: time,
        guests: seats,
        party: `${seats} guests`,
        tickets: [adults(seats, totalAmount)],
        expiresAt,
      },
      tourId: TOUR_ID,
      tourName: 'Gate to Garden',
      startsAt: '2026-12-01T16:00:00.000Z',
      totalAmount,
      foodOrderTotal: '0.00',
    };
  }

  function confirm(lineId: string, { tourTime: time, tickets, totalAmount, holdId }: NonNullable<Variables['input']>) {
    const seats = seatsOf(tickets);
    const earlier = bookings.lines.get(lineId);
    if (earlier?.state === 'released') return { __typename: 'SaleLineReleased', message: 'This line was released.' };
    const mismatch = mismatchOf(totalAmount);
    if (mismatch) return mismatch;
    if (bookings.isWithdrawn) return { __typename: 'TourNotOffered', message: 'The chosen tour is not on offer.' };
    if (!earlier) {
      if (bookings.soldOut.has(time)) return full;
      const held = holdId !== undefined && bookings.holds.delete(holdId);
      if (!held && free(time) < seats) return full;
      bookings.lines.set(lineId, { time, seats, state: 'booked' });
    }
    return { __typename: 'SaleLineConfirmed', bookingId: randomUUID(), confirmationCode: 'HT-7K4M-9QXW' };
  }

  async function answer({ lineId = '', lineIds, holdId, caller, input, discount, bookingId }: Variables) {
    if (bookingId !== undefined) return { bookingTicket: bookings.guest };
    if (lineIds)
      return { saleLineLinks: lineIds.map((id) => ({ lineId: id, visitUrl: `https://hilltop.test/visit/${id}` })) };
    if (holdId !== undefined) {
      bookings.holds.delete(holdId);
      return { releaseHold: { __typename: 'HoldReleased' } };
    }
    const call = input ? (caller === undefined ? 'confirm' : 'hold') : 'release';
    await bookings.before(call);
    if (discount) bookings.discounts.push(discount);
    const answered =
      call === 'hold' && input
        ? { holdSaleLine: hold(lineId, input) }
        : input
          ? { confirmSaleLine: confirm(lineId, input) }
          : release(lineId);
    bookings.after(call);
    return answered;
  }

  function release(lineId: string) {
    const line = bookings.lines.get(lineId);
    if (line) line.state = 'released';
    else bookings.lines.set(lineId, { time: '', seats: 0, state: 'released' });
    return { releaseSaleLine: true };
  }

  const groups = new FakeGroupSeats(() => bookings.now());
  const server = await startFakeSubgraph('bookings', (variables: Variables, query, language) => {
    bookings.languages.push(language);
    return FakeGroupSeats.isAsked(query) ? groups.answer(variables as object, query) : answer(variables);
  });
  return Object.assign(bookings, { groups, server, url: server.url, close: server.close });
}

/** Guests of one type, at one price. */
const adults = (count: number, amount: string) => ({
  type: 'adult',
  singular: 'adult',
  plural: 'adults',
  count,
  unitPrice: (Number(amount) / count).toFixed(2),
  amount,
  listPrice: null,
  reason: null,
  seats: 1,
  proof: false,
});

const sum = (parties: readonly { readonly seats: number }[]): number =>
  parties.reduce((all, { seats }) => all + seats, 0);

/** All are adults. */
const seatsOf = (tickets: readonly { readonly count: number }[]): number =>
  tickets.reduce((all, { count }) => all + count, 0);
