import { paymentVariables } from '@hilltop/payments/payment-variables';
import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import {
  countVariable,
  secretListVariable,
  urlVariable,
  venueTimeZoneVariable,
} from '@hilltop/platform/environment/variables';

/** Variables in addition to those of every service. */
export const variables = {
  ...paymentVariables,
  VENUE_TIME_ZONE: venueTimeZoneVariable,
  /** For links to bookings. */
  PUBLIC_URL: urlVariable,
  /** They sign these links. */
  BOOKING_LINK_SECRETS: secretListVariable,
  /** For one e-mail address, by one client address and in all, within the window. */
  BOOKING_LINK_LIMIT: countVariable(1, 10_000).default(5),
  /** Whatever the e-mail addresses, within the window. */
  BOOKING_LINKS_PER_CALLER: countVariable(1, 10_000).default(30),
  BOOKING_LINK_WINDOW_SECONDS: countVariable(1, 86_400).default(600),
  /** At the same time, as many as a full room behind one address needs. A booking ends its hold. */
  HOLDS_PER_CALLER: countVariable(1, 1_000_000).default(30),
  /** Seats of these; a private party counts as the largest that its tour takes. */
  HELD_SEATS_PER_CALLER: countVariable(1, 1_000_000).default(120),
  /** At the same time, per /48 network of IPv6, which has 65,536 client addresses. */
  HOLDS_PER_NETWORK: countVariable(1, 1_000_000).default(60),
  /** Seats of these. */
  HELD_SEATS_PER_NETWORK: countVariable(1, 1_000_000).default(480),
  /** Holds that ended without a booking. */
  HOLDS_KEPT_DAYS: countVariable(1, 3_650).default(30),
  /** Past days, rules and notices of the calendar. */
  CALENDAR_KEPT_DAYS: countVariable(1, 36_500).default(730),
  /** How long freed seats are offered to a party; less near the start. */
  WAITLIST_OFFER_MINUTES: countVariable(1, 1_440).default(30),
  WAITLIST_PARTIES_PER_SLOT: countVariable(1, 1_000).default(50),
  /** Requests within `BOOKING_LINK_WINDOW_SECONDS`. */
  WAITLIST_JOIN_LIMIT: countVariable(1, 10_000).default(40),
  /** Entries whose links were not opened. They get no seats. */
  WAITLIST_UNCONFIRMED_PER_CALLER: countVariable(1, 10_000).default(30),
  /** After they end. */
  WAITLIST_KEPT_DAYS: countVariable(1, 3_650).default(30),
  /** After the visit. */
  WAIVERS_KEPT_DAYS: countVariable(1, 3_650).default(365),
  RETURNED_PAYMENTS_KEPT_DAYS: countVariable(1, 3_650).default(90),
  /** The guest's name and address, after the visit. */
  GUESTS_KEPT_DAYS: countVariable(1, 36_500).default(730),
};

export type Environment = EnvironmentOf<typeof variables>;
