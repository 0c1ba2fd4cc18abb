import type { SearchEverywhereQuery } from '../../generated/staff-operations.js';
import { nameOf } from '../../kit/lib/names.js';
import { isFound } from '../../kit/lib/search-form.js';
import { shortDate, venueDateTime } from '../../kit/lib/venue-dates.js';
import { groupSheet } from '../data/group-sheet.js';
import { pathOfLink } from '../selling/open-payment-links.js';

export interface FoundPlace {
  readonly to: string;
  readonly name: string;
  readonly detail: string;
}

export interface FoundGroup {
  readonly title: string;
  readonly places: readonly FoundPlace[];
}

export function foundPages(pages: readonly FoundPlace[], search: string): FoundGroup {
  return { title: 'Pages', places: pages.filter(({ name }) => isFound([name], search)) };
}

/** The services' results by kind. A booking with exactly this code comes first, even a past one. */
export function foundRecords({
  booking,
  bookings,
  paymentLinks,
  orders,
  groups,
  contactMessages,
}: SearchEverywhereQuery): readonly FoundGroup[] {
  const others = (bookings?.bookings ?? []).filter(({ id }) => id !== booking?.id);
  return [
    {
      title: 'Bookings',
      places: [...(booking ? [booking] : []), ...others].map((found) => ({
        to: `/admin/bookings/${found.confirmationCode}`,
        name: nameOf(found),
        detail: `${found.confirmationCode}, ${shortDate(found.tourDate)}, ${found.tourTime}`,
      })),
    },
    {
      title: 'Payment links',
      places: (paymentLinks ?? []).map((link) => ({
        to: pathOfLink(link),
        name: nameOf(link),
        detail: `Not paid yet, ${shortDate(link.tourDate)}, ${link.tourTime}`,
      })),
    },
    {
      title: 'Orders',
      places: (orders?.orders ?? []).map(({ orderNumber, customerName, createdAt }) => ({
        to: `/admin?tab=orders&search=${encodeURIComponent(orderNumber)}`,
        name: customerName,
        detail: `${orderNumber}, ${venueDateTime(createdAt)}`,
      })),
    },
    {
      title: 'Groups',
      places: (groups?.groups ?? []).map(({ number, organization, firstStart }) => ({
        to: groupSheet(number),
        name: organization.name,
        detail: firstStart ? `${number}, ${venueDateTime(firstStart)}` : number,
      })),
    },
    {
      title: 'Messages',
      places: (contactMessages?.messages ?? []).map(({ firstName, lastName, email, receivedAt }) => ({
        to: `/admin?tab=messages&search=${encodeURIComponent(email)}`,
        name: nameOf({ firstName, lastName }),
        detail: `${email}, ${venueDateTime(receivedAt)}`,
      })),
    },
  ];
}
