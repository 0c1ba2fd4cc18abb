import { paymentVariables } from '@hilltop/payments/payment-variables';
import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import {
  countVariable,
  secretListVariable,
  timeZoneVariable,
  urlVariable,
} from '@hilltop/platform/environment/variables';

/** Variables of this service, besides those that every service has. */
export const variables = {
  ...paymentVariables,
  /** The venue's wall clock: the only one that tours go by. */
  VENUE_TIME_ZONE: timeZoneVariable.default('America/Chicago'),
  /** Address of the site, for the links to visitors' bookings. */
  PUBLIC_URL: urlVariable,
  /** What these links are signed with. */
  BOOKING_LINK_SECRETS: secretListVariable,
  /** Visitors move a booking and change its party until so many hours before its start. */
  BOOKING_CHANGES_UNTIL_HOURS: countVariable(0, 8_760).default(24),
  /** Cancelling brings the money back until so many hours before the start. */
  BOOKING_REFUND_UNTIL_HOURS: countVariable(0, 8_760).default(48),
  /** Links to a booking that one address, and one e-mail address, may ask for within the window. */
  BOOKING_LINK_LIMIT: countVariable(1, 10_000).default(5),
  /** The window, in seconds. */
  BOOKING_LINK_WINDOW_SECONDS: countVariable(1, 86_400).default(600),
  /** Holds that one address may have at the same time. A booking ends its hold. */
  HOLDS_PER_CALLER: countVariable(1, 1_000_000).default(6),
  /** How long holds are kept that ended without a booking, in days. */
  HOLDS_KEPT_DAYS: countVariable(1, 3_650).default(30),
  /** How long past days, rules and notices of the calendar are kept, in days. */
  CALENDAR_KEPT_DAYS: countVariable(1, 36_500).default(730),
  /** How long seats that come free are offered to a party on the waiting list, in minutes; less near the start. */
  WAITLIST_OFFER_MINUTES: countVariable(1, 1_440).default(30),
  /** Parties that wait for one slot at the same time. */
  WAITLIST_PARTIES_PER_SLOT: countVariable(1, 1_000).default(50),
  /** Times that one address, and one e-mail address, may join the waiting list within `BOOKING_LINK_WINDOW_SECONDS`. */
  WAITLIST_JOIN_LIMIT: countVariable(1, 10_000).default(10),
  /** How long entries on the waiting list are kept after they end, in days. */
  WAITLIST_KEPT_DAYS: countVariable(1, 3_650).default(30),
  /** How long signed waivers are kept after the visit, in days. */
  WAIVERS_KEPT_DAYS: countVariable(1, 3_650).default(365),
  /** How long payments are kept that went back because nothing was booked with them, in days. */
  RETURNED_PAYMENTS_KEPT_DAYS: countVariable(1, 3_650).default(90),
  /** How long a booking keeps its guest's name and address after the visit, in days. */
  GUESTS_KEPT_DAYS: countVariable(1, 36_500).default(730),
};

export type Environment = EnvironmentOf<typeof variables>;
