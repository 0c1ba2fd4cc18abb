import { bookingCancelled } from '@hilltop/contracts/bookings/booking-cancelled';
import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { calendarChanged } from '@hilltop/contracts/bookings/calendar-changed';
import { guestBookChanged } from '@hilltop/contracts/bookings/guest-book-changed';
import { menuChanged } from '@hilltop/contracts/bookings/menu-changed';
import { partyChanged } from '@hilltop/contracts/bookings/party-changed';
import { questionChanged } from '@hilltop/contracts/bookings/question-changed';
import { restaurantChanged } from '@hilltop/contracts/bookings/restaurant-changed';
import { seatsHeld } from '@hilltop/contracts/bookings/seats-held';
import { seatsReleased } from '@hilltop/contracts/bookings/seats-released';
import { tourChanged } from '@hilltop/contracts/bookings/tour-changed';
import { tourCreated } from '@hilltop/contracts/bookings/tour-created';
import { tourWithdrawn } from '@hilltop/contracts/bookings/tour-withdrawn';
import { productChanged } from '@hilltop/contracts/catalog/product-changed';
import { productCreated } from '@hilltop/contracts/catalog/product-created';
import { productWithdrawn } from '@hilltop/contracts/catalog/product-withdrawn';
import { contentChanged } from '@hilltop/contracts/content/content-changed';
import { groupTermsChanged } from '@hilltop/contracts/orders/group-terms-changed';
import { markedFields, supergraph } from '../supergraph/marked-fields.js';

/** The events that change the data of a tag. `@public` and `@invalidates` in the schemas name the tags. */
const cacheTags = {
  tours: [tourCreated, tourChanged, tourWithdrawn],
  seats: [seatsHeld, seatsReleased, bookingConfirmed, bookingMoved, partyChanged, bookingCancelled],
  calendar: [calendarChanged],
  guestBook: [guestBookChanged],
  content: [contentChanged],
  menus: [menuChanged, restaurantChanged],
  questions: [questionChanged],
  groupTerms: [groupTermsChanged],
  products: [productCreated, productChanged, productWithdrawn],
} as const satisfies Record<string, readonly { readonly subject: string; readonly service: string }[]>;

export type CacheTag = keyof typeof cacheTags;

const all = Object.entries(cacheTags) as [CacheTag, (typeof cacheTags)[CacheTag]][];

export const cacheTagNames: readonly CacheTag[] = all.map(([name]) => name);

/** @throws for an unknown tag, at startup: nothing would ever invalidate it */
export function knownTags(place: string, tags: readonly string[]): readonly CacheTag[] {
  return tags.map((tag) => {
    const known = cacheTagNames.find((name) => name === tag);
    if (!known) throw new Error(`${place} names the cache tag "${tag}", which is none of ${cacheTagNames.join(', ')}`);
    return known;
  });
}

/** An unknown event invalidates all tags of its service. */
export function tagsOfEvent(subject: string): readonly CacheTag[] {
  const named = all.filter(([, events]) => events.some((event) => event.subject === subject));
  const ofService = all.filter(([, events]) => events.some(({ service }) => subject.startsWith(`hilltop.${service}.`)));
  return (named.length > 0 ? named : ofService).map(([name]) => name);
}

const invalidating = new Map(
  [...markedFields<{ readonly tags: readonly string[] }>(supergraph, 'invalidates')].map(
    ([place, { tags = [] }]) => [place, knownTags(place, tags)] as const,
  ),
);

/** Invalidated at once, without waiting for the event. */
export function tagsOfMutation(field: string): readonly CacheTag[] {
  return invalidating.get(`Mutation.${field}`) ?? [];
}
