import { Temporal } from 'temporal-polyfill';
import { ARRIVE_EARLY_MINUTES } from '../venue.js';
import type { Ticket } from './ticket.js';

/** A line of the ticket: what, and what it is. */
export type Fact = readonly [term: string, value: string];

/** `Saturday, December 5, 2026`. */
export function longDate(ticket: Pick<Ticket, 'tourDate'>): string {
  return Temporal.PlainDate.from(ticket.tourDate).toLocaleString('en-US', { dateStyle: 'full' });
}

/** `10:00 AM CST`: the venue's clock with its name, for guests who come from elsewhere. */
export function timeWithZone(ticket: Pick<Ticket, 'tourTime' | 'startsAt'>, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(ticket.startsAt),
  );
  return `${ticket.tourTime} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`;
}

/** `1 guest`, `12 guests`. */
export function guests(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`;
}

/** The tour part of the ticket (spec.md §2, Confirmation). */
export function tourFacts(ticket: Ticket, timeZone: string): Fact[] {
  return [
    ['Confirmation code', ticket.confirmationCode],
    ['Tour', ticket.tourName],
    ['Date', longDate(ticket)],
    ['Time', timeWithZone(ticket, timeZone)],
    ['Party', guests(ticket.groupSize)],
    ['Name', `${ticket.firstName} ${ticket.lastName}`],
    ['Total', `$${ticket.totalAmount}`],
    ['Payment', ticket.paymentStatus === 'paid' ? 'Paid' : ticket.paymentStatus],
    ...present('Special requests', ticket.specialRequests),
    ...present('Notes', ticket.additionalNotes),
  ];
}

/** The food part; empty without an order. */
export function foodFacts(ticket: Ticket): Fact[] {
  if (ticket.foodOrderPlatform === 'none') return [];
  return [
    ...present('Restaurant', ticket.foodOrderRestaurant),
    ...present('Order', ticket.foodOrderDetails),
    ['Food total', `$${ticket.foodOrderTotal}`],
    ...present('Delivered at', ticket.foodDeliveryTime),
    ...present('Delivered to', ticket.foodDeliveryAddress),
  ];
}

/** What guests should know. */
export const GOOD_TO_KNOW: readonly string[] = [
  `Please be at the gate ${ARRIVE_EARLY_MINUTES} minutes before your tour starts.`,
  'Show this ticket, on paper or on a phone; the code alone will do as well.',
  'The hill has slopes, steps and a tunnel: wear shoes that you like to walk in.',
];

function present(term: string, value: string | null): Fact[] {
  return value ? [[term, value]] : [];
}
