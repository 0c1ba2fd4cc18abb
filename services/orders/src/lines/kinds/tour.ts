import { createHash } from 'node:crypto';
import { formatCents, parseCents } from '@hilltop/platform/values/cents';
import { ConfirmSaleLineDocument, ReleaseSaleLineDocument } from '../../generated/bookings-queries.js';
import type { TourLineInput } from '../../generated/schema-types.js';
import { isBetween } from '../../promotions/promotions.js';
import { refuse } from '../../refusals.en.js';
import type { LineDiscount } from '../basket-line.js';
import { type LineKind, refusedLine, type SoldIn } from '../line-kind.js';
import { type LineFacts, listCentsOf, type SaleLine } from '../sale-line.entity.js';
import { type CartTour, cartTourView, isHeld, readCartTour } from './cart-tour.js';

/** The booking is known once the tour is confirmed. */
export interface TourFacts extends LineFacts {
  readonly tourId: string;
  readonly tourName: string;
  readonly tourDate: string;
  readonly tourTime: string;
  readonly startsAt: string;
  readonly guests: number;
  /** In words. */
  readonly party: string;
  /** For bookings, which keeps what each ticket costs. */
  readonly discount?: Pick<LineDiscount, 'code' | 'tickets' | 'terms'>;
  readonly bookingId?: string;
  readonly confirmationCode?: string;
}

const SOLD_SEATS = `id = $1::uuid AND ($2::text IS NULL OR facts ->> 'holdId' = $2::text)`;
/** $1 line of the cart, $2 sold hold or null. */
const DELETE_SOLD = `DELETE FROM cart_lines WHERE ${SOLD_SEATS}`;
/** $1 line of the cart, $2 sold hold or null, $3 now. */
const END_HOLD = `UPDATE cart_lines SET facts = facts || jsonb_build_object('heldUntil', $3::text) WHERE ${SOLD_SEATS}`;

/** Bookings holds the seats, and sells them. */
export const tour: LineKind<CartTour, TourFacts> = {
  isVisit: true,
  isSendable: false,
  isCanceledHere: false,
  isPaidByCard: false,

  item: readCartTour,
  listed(held, now) {
    const { id, tourName: name, totalCents, input, party } = held;
    // Start and party can change.
    const visit = createHash('sha256').update(`${input.tourDate} ${input.tourTime} ${party}`).digest('base64url');
    return { id, name, quantity: 1, cents: isHeld(held, now) ? totalCents : null, seen: visit.slice(0, 8) };
  },
  view: cartTourView,
  /** Food never gets cheaper. */
  pieces({ tourId, input, tickets }, { forTours, tours, ticketTypes }, { visitFrom, visitUntil }) {
    const isIncluded = forTours && isAmong(tours, tourId) && isBetween(input.tourDate, visitFrom, visitUntil);
    const fitting = isIncluded ? tickets.filter(({ type }) => isAmong(ticketTypes, type)) : [];
    return fitting.map(({ type, unitPrice, count }) => ({ type, unitCents: parseCents(unitPrice) ?? 0, count }));
  },
  unavailable({ item, id, name }) {
    const { held, withdrawn } = refuse.HoldExpired;
    return item.withdrawnAt === null ? held({ lineId: id }, name) : withdrawn({ lineId: id }, name);
  },
  whenRemoved: (row, { holdTour }) => holdTour.release(readCartTour(row).holdId),

  facts({ item: { input, tourId, tourName, guests, party, startsAt }, discount }) {
    const { tourDate, tourTime } = input;
    const told = { tourId, tourName, tourDate, tourTime, startsAt: startsAt.toISOString(), guests, party };
    if (!discount) return told;
    const { code, tickets, terms } = discount;
    return { ...told, discount: { code, tickets, terms } };
  },
  typed: ({ input }) => input,
  nameOf: ({ tourName }) => tourName,
  taxCodeOf: () => undefined,
  soldView({ facts }) {
    const { tourDate, tourTime, startsAt, guests, party, bookingId = '', confirmationCode = '' } = facts;
    const visit = { tourDate, tourTime, startsAt, guests, party };
    return { __typename: 'OrderTour', ...visit, bookingId, confirmationCode, visitUrl: null };
  },

  /** Bookings charges the same card when the visit gets more expensive. */
  async confirm(line, sale, { bookings }) {
    const { id, cartLineId, facts } = line;
    const { tourName: name, discount } = facts;
    const expired = refuse.HoldExpired.held({ lineId: cartLineId }, name);
    const input = inputOf(sale, line);
    if (!input) return refusedLine(expired);
    const { confirmSaleLine: answer } = await bookings.read(ConfirmSaleLineDocument, {
      lineId: id,
      input,
      orderIntentId: sale.authorizedCents > 0 ? sale.intentId : null,
      discount: discount ? discountInput(discount) : null,
    });
    if (answer.__typename === 'SaleLineConfirmed') {
      const { bookingId, confirmationCode } = answer;
      return { state: 'confirmed', facts: { bookingId, confirmationCode } };
    }
    if (answer.__typename === 'AmountMismatch' && answer.field === 'totalAmount') {
      const was = formatCents(listCentsOf(line));
      return refusedLine(refuse.PriceChanged({ lineId: cartLineId, name, was, is: answer.expected }));
    }
    if (answer.__typename === 'TourNotOffered') {
      return refusedLine(refuse.HoldExpired.withdrawn({ lineId: cartLineId }, name));
    }
    return refusedLine('message' in answer ? { ...expired, message: answer.message } : expired);
  },
  release: ({ id }, { bookings }) => bookings.read(ReleaseSaleLineDocument, { lineId: id }),
  async leaveCart(lines, sale, manager) {
    for (const line of lines) await manager.query(DELETE_SOLD, soldSeats(line, sale));
  },
  whenRefused(line, sale, { clock }, manager) {
    return manager.query(END_HOLD, [...soldSeats(line, sale), clock.now().toISOString()]);
  },
};

function inputOf({ details }: SoldIn, { id }: SaleLine<TourFacts>): TourLineInput | undefined {
  return details?.typed[id] as TourLineInput | undefined;
}

/** The tour of the cart with the seats that were sold: another tab may have changed it to others meanwhile. */
function soldSeats(line: SaleLine<TourFacts>, sale: SoldIn): readonly [string, string | null] {
  return [line.cartLineId, inputOf(sale, line)?.holdId ?? null];
}

/** Converts a discount to the types of bookings. */
function discountInput({ code, tickets, terms }: NonNullable<TourFacts['discount']>) {
  const read = ({ unitCents, offCents, ...ticket }: (typeof tickets)[number]) => ({
    ...ticket,
    unitPrice: formatCents(unitCents),
    off: formatCents(offCents),
  });
  const { leastCents, ...asked } = terms;
  return { code, tickets: tickets.map(read), terms: { ...asked, leastAmount: formatCents(leastCents) } };
}

function isAmong(some: readonly { readonly id: string }[], id: string): boolean {
  return some.length === 0 || some.some((one) => one.id === id);
}
