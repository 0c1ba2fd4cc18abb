import { bookingCancelled } from '@hilltop/contracts/bookings/booking-cancelled';
import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { calendarChanged } from '@hilltop/contracts/bookings/calendar-changed';
import { partyChanged } from '@hilltop/contracts/bookings/party-changed';
import { seatsHeld } from '@hilltop/contracts/bookings/seats-held';
import { seatsReleased } from '@hilltop/contracts/bookings/seats-released';
import { tourChanged } from '@hilltop/contracts/bookings/tour-changed';
import { tourCreated } from '@hilltop/contracts/bookings/tour-created';
import { tourWithdrawn } from '@hilltop/contracts/bookings/tour-withdrawn';
import { productChanged } from '@hilltop/contracts/catalog/product-changed';
import { productCreated } from '@hilltop/contracts/catalog/product-created';
import { productWithdrawn } from '@hilltop/contracts/catalog/product-withdrawn';
import { contentChanged } from '@hilltop/contracts/content/content-changed';

interface Invalidation {
  readonly events: readonly { readonly subject: string; readonly service: string }[];
  /** Mutations through this gateway invalidate immediately, without waiting for their event. */
  readonly mutations: readonly string[];
}

export const cacheTags = {
  tours: {
    events: [tourCreated, tourChanged, tourWithdrawn],
    mutations: ['createTour', 'updateTour', 'withdrawTour'],
  },
  seats: {
    events: [seatsHeld, seatsReleased, bookingConfirmed, bookingMoved, partyChanged, bookingCancelled],
    mutations: [
      ...['holdSeats', 'releaseHold', 'createBooking', 'moveBooking', 'changePartySize', 'cancelBooking'],
      ...['acceptOffer', 'declineOffer', 'leaveWaitlist', 'removeFromWaitlist', 'confirmWaitlistEntry'],
      ...['staffMoveBooking', 'staffChangePartySize', 'staffCancelBooking', 'sellWalkUp'],
    ],
  },
  calendar: {
    events: [calendarChanged],
    mutations: [
      'changeHours',
      'changeDay',
      'addNotice',
      'removeNotice',
      'changeCapacity',
      'assignGuide',
      'closeDay',
      'reopenDay',
    ],
  },
  content: { events: [contentChanged], mutations: ['saveHouseDetails', 'saveTestimonials', 'saveMedia'] },
  products: {
    events: [productCreated, productChanged, productWithdrawn],
    mutations: ['createProduct', 'updateProduct', 'withdrawProduct'],
  },
} as const satisfies Record<string, Invalidation>;

export type CacheTag = keyof typeof cacheTags;

const all = Object.entries(cacheTags) as [CacheTag, Invalidation][];

export const cacheTagNames: readonly CacheTag[] = all.map(([name]) => name);

export const subscribedServices: readonly string[] = [
  ...new Set(all.flatMap(([, { events }]) => events.map(({ service }) => service))),
];

/** Tags that an event invalidates. An unknown event invalidates all tags of its service. */
export function tagsOfEvent(subject: string): readonly CacheTag[] {
  const named = all.filter(([, { events }]) => events.some((event) => event.subject === subject));
  const ofService = all.filter(([, { events }]) =>
    events.some(({ service }) => subject.startsWith(`hilltop.${service}.`)),
  );
  return (named.length > 0 ? named : ofService).map(([name]) => name);
}

export function tagsOfMutation(field: string): readonly CacheTag[] {
  return all.filter(([, { mutations }]) => mutations.includes(field)).map(([name]) => name);
}
