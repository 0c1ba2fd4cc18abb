import { formatCents } from '@hilltop/platform/values/cents';
import type { CartTour as CartTourView, TicketLine, TourLineInput } from '../../generated/schema-types.js';
import type { CartLine } from '../cart-line.entity.js';

/** What bookings holds for a line of a cart. */
export interface HeldTour {
  /** As typed. Bookings checks it when it holds the seats, and again when it books them. */
  readonly input: TourLineInput;
  readonly tourId: string;
  readonly tourName: string;
  /** All of the party, with or without a seat. */
  readonly guests: number;
  /** In words. */
  readonly party: string;
  /** At the held prices. */
  readonly tickets: readonly TicketLine[];
  readonly startsAt: Date;
  /** US cents, as held and to be paid. */
  readonly totalCents: number;
  readonly holdId: string;
  readonly heldUntil: Date;
}

/** A tour of a cart. */
export interface CartTour extends HeldTour {
  readonly id: string;
  readonly sessionId: string;
  /** SHA-256 of the input in hex. */
  readonly requestHash: string;
  /** Null while it is on offer. */
  readonly withdrawnAt: Date | null;
}

export function readCartTour({ id, sessionId, facts, typed }: CartLine): CartTour {
  const { startsAt, heldUntil, withdrawnAt, ...stored } = facts as Omit<CartTour, 'id' | 'sessionId' | 'input'>;
  const dates = { startsAt: new Date(startsAt), heldUntil: new Date(heldUntil) };
  const input = typed as TourLineInput;
  return { id, sessionId, input, ...stored, ...dates, withdrawnAt: withdrawnAt && new Date(withdrawnAt) };
}

/** Its row, but for the time at which it was added. */
export function cartTourLine({ id, sessionId, input, ...facts }: CartTour): Omit<CartLine, 'addedAt'> {
  return { id, sessionId, kind: 'tour', quantity: 1, productId: null, facts, typed: input };
}

export function isHeld({ withdrawnAt, heldUntil }: CartTour, now: Date): boolean {
  return withdrawnAt === null && heldUntil > now;
}

export function cartTourView(tour: CartTour, now: Date): CartTourView {
  const { input } = tour;
  const secondsLeft = Math.max(0, Math.floor((tour.heldUntil.getTime() - now.getTime()) / 1_000));
  return {
    __typename: 'CartTour',
    id: tour.id,
    kind: 'tour',
    name: tour.tourName,
    quantity: 1,
    amount: formatCents(tour.totalCents),
    available: isHeld(tour, now),
    tourType: input.tourType,
    tourId: tour.tourId,
    tourName: tour.tourName,
    tourDate: input.tourDate,
    tourTime: input.tourTime,
    startsAt: tour.startsAt.toISOString(),
    guests: tour.guests,
    party: tour.party,
    tickets: [...tour.tickets],
    guestName: `${input.firstName} ${input.lastName}`.trim(),
    guestEmail: input.email,
    lineTotal: formatCents(tour.totalCents),
    foodTotal: input.foodOrderTotal ?? '0.00',
    foodRestaurant: input.foodOrderRestaurant || null,
    foodDeliveryTime: input.foodDeliveryTime || null,
    held: isHeld(tour, now),
    offered: tour.withdrawnAt === null,
    heldUntil: tour.heldUntil.toISOString(),
    secondsLeft,
  };
}
