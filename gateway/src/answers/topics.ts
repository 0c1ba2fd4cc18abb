import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { seatsHeld } from '@hilltop/contracts/bookings/seats-held';
import { seatsReleased } from '@hilltop/contracts/bookings/seats-released';
import { tourChanged } from '@hilltop/contracts/bookings/tour-changed';
import { tourCreated } from '@hilltop/contracts/bookings/tour-created';
import { tourWithdrawn } from '@hilltop/contracts/bookings/tour-withdrawn';
import { productChanged } from '@hilltop/contracts/catalog/product-changed';
import { productCreated } from '@hilltop/contracts/catalog/product-created';
import { productWithdrawn } from '@hilltop/contracts/catalog/product-withdrawn';

/** Something that public answers tell of, and what makes them out of date. */
interface Topic {
  /** Events that tell of a change, whoever made it. */
  readonly events: readonly { readonly subject: string; readonly service: string }[];
  /** Mutations that may change it: those that pass through this very gateway are not waited for as events. */
  readonly changes: readonly string[];
}

/** What public answers tell of. */
export const topics = {
  tours: {
    events: [tourCreated, tourChanged, tourWithdrawn],
    changes: ['createTour', 'updateTour', 'withdrawTour'],
  },
  seats: {
    events: [seatsHeld, seatsReleased, bookingConfirmed],
    changes: ['holdSeats', 'releaseHold', 'createBooking'],
  },
  products: {
    events: [productCreated, productChanged, productWithdrawn],
    changes: ['createProduct', 'updateProduct', 'withdrawProduct'],
  },
} as const satisfies Record<string, Topic>;

export type TopicName = keyof typeof topics;

const all = Object.entries(topics) as [TopicName, Topic][];

/** Every topic. */
export const topicNames: readonly TopicName[] = all.map(([name]) => name);

/** Services whose events are listened to. */
export const tellingServices: readonly string[] = [
  ...new Set(all.flatMap(([, { events }]) => events.map(({ service }) => service))),
];

/** What an event makes out of date; all that its service tells of when nobody here knows it. */
export function topicsOfEvent(subject: string): readonly TopicName[] {
  const named = all.filter(([, { events }]) => events.some((event) => event.subject === subject));
  const told = named.length > 0 ? named : all.filter(([, { events }]) => events.some((event) => isOf(event, subject)));
  return told.map(([name]) => name);
}

/** What a mutation may make out of date. */
export function topicsOfChange(mutation: string): readonly TopicName[] {
  return all.filter(([, { changes }]) => changes.includes(mutation)).map(([name]) => name);
}

const isOf = ({ service }: { readonly service: string }, subject: string): boolean =>
  subject.startsWith(`hilltop.${service}.`);
