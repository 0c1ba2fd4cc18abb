import { paymentVariables } from '@hilltop/payments/payment-variables';
import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import {
  countVariable,
  secretListVariable,
  timeZoneVariable,
  urlVariable,
} from '@hilltop/platform/environment/variables';

/** Variables of this service, in addition to those of every service. */
export const variables = {
  ...paymentVariables,
  /** The venue's time zone, which all tours use. */
  VENUE_TIME_ZONE: timeZoneVariable.default('America/Chicago'),
  /** Address of the site, for the links to visitors' bookings. */
  PUBLIC_URL: urlVariable,
  /** Secrets that sign these links. */
  BOOKING_LINK_SECRETS: secretListVariable,
  /** Visitors can move a booking and change its party until this many hours before the start. */
  BOOKING_CHANGES_UNTIL_HOURS: countVariable(0, 8_760).default(24),
  /** Cancellations are refunded until this many hours before the start. */
  BOOKING_REFUND_UNTIL_HOURS: countVariable(0, 8_760).default(48),
  /** Most link requests for one e-mail address, by one client address and in all, within the window. */
  BOOKING_LINK_LIMIT: countVariable(1, 10_000).default(5),
  /** Most link requests per client address, whatever the e-mail addresses, within the window. */
  BOOKING_LINKS_PER_CALLER: countVariable(1, 10_000).default(30),
  /** The window, in seconds. */
  BOOKING_LINK_WINDOW_SECONDS: countVariable(1, 86_400).default(600),
  /** Most holds per client address at the same time, as many as a full room behind it needs. A booking ends its hold. */
  HOLDS_PER_CALLER: countVariable(1, 1_000_000).default(30),
  /** Most seats that these hold; a private party counts as the largest that its tour takes. */
  HELD_SEATS_PER_CALLER: countVariable(1, 1_000_000).default(120),
  /** Most holds per /48 network of IPv6 addresses at the same time; such a network has 65,536 client addresses. */
  HOLDS_PER_NETWORK: countVariable(1, 1_000_000).default(60),
  /** Most seats that these hold. */
  HELD_SEATS_PER_NETWORK: countVariable(1, 1_000_000).default(480),
  /** How long holds that ended without a booking are kept, in days. */
  HOLDS_KEPT_DAYS: countVariable(1, 3_650).default(30),
  /** How long past days, rules and notices of the calendar are kept, in days. */
  CALENDAR_KEPT_DAYS: countVariable(1, 36_500).default(730),
  /** How long freed seats are offered to a party on the waiting list, in minutes; less near the start. */
  WAITLIST_OFFER_MINUTES: countVariable(1, 1_440).default(30),
  /** Most parties on the waiting list of one slot. */
  WAITLIST_PARTIES_PER_SLOT: countVariable(1, 1_000).default(50),
  /** Most requests for the waiting list per client address within `BOOKING_LINK_WINDOW_SECONDS`. */
  WAITLIST_JOIN_LIMIT: countVariable(1, 10_000).default(40),
  /** Most entries on the waiting list per client address whose links were not opened. They get no seats. */
  WAITLIST_UNCONFIRMED_PER_CALLER: countVariable(1, 10_000).default(30),
  /** How long entries on the waiting list are kept after they end, in days. */
  WAITLIST_KEPT_DAYS: countVariable(1, 3_650).default(30),
  /** How long signed waivers are kept after the visit, in days. */
  WAIVERS_KEPT_DAYS: countVariable(1, 3_650).default(365),
  /** How long returned payments are kept, in days. */
  RETURNED_PAYMENTS_KEPT_DAYS: countVariable(1, 3_650).default(90),
  /** How long a booking keeps its guest's name and address after the visit, in days. */
  GUESTS_KEPT_DAYS: countVariable(1, 36_500).default(730),
};

export type Environment = EnvironmentOf<typeof variables>;
