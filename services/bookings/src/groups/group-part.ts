import type { Temporal } from 'temporal-polyfill';
import { Booking } from '../bookings/booking.entity.js';
import type { Hold } from '../holds/hold.entity.js';
import type { StartTime } from '../opening/schedule/start-times.js';
import { ADULT, adultLines, type TicketLine } from '../prices/ticket-line.js';

/** A start that a group wants. A group is at a start once. */
export interface WantedPart {
  readonly slotId: string;
  readonly startsAt: Date;
  readonly date: Temporal.PlainDate;
  readonly time: StartTime;
  readonly pupils: number;
  readonly adults: number;
  /** Nobody else is at this time, on whatever kind of tour. */
  readonly ownStart: boolean;
}

/** What a group has of a start: held, or booked. */
export type Part = Hold | Booking;

/** How the parts that a group has become those that it wants. */
export interface PairedParts {
  readonly staying: readonly (readonly [Part, WantedPart])[];
  /** Bookings: they keep their ticket, food and notes at another start. */
  readonly moving: readonly (readonly [Booking, WantedPart])[];
  readonly leaving: readonly Part[];
  readonly coming: readonly WantedPart[];
}

/** A code that no house's own type of ticket needs to have. */
export const PUPIL = 'pupil';

export const peopleOf = ({ pupils, adults }: Pick<WantedPart, 'pupils' | 'adults'>): number => pupils + adults;

/** At no price: a bill is no sum of tickets. */
export function linesOf({ pupils, adults }: Pick<WantedPart, 'pupils' | 'adults'>): TicketLine[] {
  const pupil = {
    type: PUPIL,
    singular: 'pupil',
    plural: 'pupils',
    seats: 1,
    proof: false,
    count: pupils,
    unitCents: 0,
  };
  return [pupil, ...adultLines(adults, 0)].filter(({ count }) => count > 0);
}

export function countsOfPart(tickets: readonly Pick<TicketLine, 'type' | 'count'>[]) {
  const of = (wanted: string) => tickets.reduce((sum, { type, count }) => sum + (type === wanted ? count : 0), 0);
  return { pupils: of(PUPIL), adults: of(ADULT) };
}

/** Seats in its slot. A closing took those of a displaced booking. */
export function seatsOfPart(part: Part): number {
  return part instanceof Booking && part.status !== 'confirmed' ? 0 : part.seats;
}

/** A part stays where its start is wanted. The others that are booked move, in the order of their starts, and the rest comes or leaves. */
export function pairParts(parts: readonly Part[], wanted: readonly WantedPart[]): PairedParts {
  const seated = new Map(parts.filter((part) => seatsOfPart(part) > 0).map((part) => [part.slotId, part]));
  const staying = wanted.flatMap((one) => {
    const part = seated.get(one.slotId);
    return part ? [[part, one] as const] : [];
  });
  const stayed = new Set<Part>(staying.map(([part]) => part));
  const others = parts.filter((part) => !stayed.has(part));
  const bookings = others.filter((part) => part instanceof Booking).sort(byStart);
  const coming = wanted.filter(({ slotId }) => !seated.has(slotId)).sort(byStart);
  const moving = bookings.slice(0, coming.length).map((booking, at) => [booking, coming[at] as WantedPart] as const);
  const leaving = [...others.filter((part) => !(part instanceof Booking)), ...bookings.slice(moving.length)];
  return { staying, moving, leaving, coming: coming.slice(moving.length) };
}

const byStart = (one: { readonly startsAt: Date }, other: { readonly startsAt: Date }): number =>
  one.startsAt.getTime() - other.startsAt.getTime();
