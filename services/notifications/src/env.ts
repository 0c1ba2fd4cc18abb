import { mailFrom } from '@hilltop/house/house-facts';
import { readHouse } from '@hilltop/house/read-house';
import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import {
  countVariable,
  privateKeyVariable,
  smtpUrlVariable,
  textVariable,
  urlListVariable,
  urlVariable,
  venueTimeZoneVariable,
} from '@hilltop/platform/environment/variables';
import { emailField } from '@hilltop/platform/values/typed-email';

/** Variables in addition to those of every service. */
export const variables = {
  /** E.g. `smtp://user:password@mail.example:587`. */
  SMTP_URL: smtpUrlVariable,
  /** E.g. `Mountain House <tours@example.org>`; the house's unless it is set. */
  MAIL_FROM: textVariable.default(() => mailFrom(readHouse().facts)),
  /** For links in e-mails. */
  PUBLIC_URL: urlVariable,
  VENUE_TIME_ZONE: venueTimeZoneVariable,
  /** Replicas of the services that own the content of e-mails. */
  BOOKINGS_URLS: urlListVariable,
  ORDERS_URLS: urlListVariable,
  CONTACT_URLS: urlListVariable,
  STAFF_URLS: urlListVariable,
  LEDGER_URLS: urlListVariable,
  /** For calls to those services. */
  IDENTITY_PRIVATE_KEY: privateKeyVariable,
  /** Per mailbox and UTC day: e-mails that anybody can cause by typing the address. */
  EMAILS_PER_ADDRESS_PER_DAY: countVariable(1, 1_000_000).default(20),
  /** Per booking or entry on the waiting list and UTC day: e-mails that its party can cause. */
  EMAILS_PER_BOOKING_PER_DAY: countVariable(1, 1_000_000).default(20),
  /** Per mailbox and UTC day: e-mails of parties beyond the first three of each booking. */
  EMAILS_PER_MAILBOX_PER_DAY: countVariable(1, 1_000_000).default(60),
  /** Sent and failed e-mails. */
  EMAILS_KEPT_DAYS: countVariable(30, 3_650).default(180),
  /** Gets visitors' messages. */
  STAFF_INBOX: emailField,
  /** Gets each sealed day of the books, if it is set. */
  OWNER_INBOX: emailField.optional(),
};

export type Environment = EnvironmentOf<typeof variables>;
