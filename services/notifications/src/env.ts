import { journalAccountsVariable } from '@hilltop/contracts/reports/journal-accounts';
import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import {
  countVariable,
  privateKeyVariable,
  smtpUrlVariable,
  textVariable,
  timeZoneVariable,
  urlListVariable,
  urlVariable,
} from '@hilltop/platform/environment/variables';
import { emailField } from '@hilltop/platform/values/typed-email';

/** Variables of this service, in addition to those of every service. */
export const variables = {
  /** The mail server, e.g. `smtp://user:password@mail.example:587`. */
  SMTP_URL: smtpUrlVariable,
  /** Sender of every e-mail, e.g. `Top O' Hill Terrace <tours@example.org>`. */
  MAIL_FROM: textVariable,
  /** Address of the site, for links in e-mails. */
  PUBLIC_URL: urlVariable,
  /** The venue's time zone. */
  VENUE_TIME_ZONE: timeZoneVariable.default('America/Chicago'),
  /** Base addresses of the replicas of the services that own the content of e-mails. */
  BOOKINGS_URLS: urlListVariable,
  ORDERS_URLS: urlListVariable,
  CONTACT_URLS: urlListVariable,
  STAFF_URLS: urlListVariable,
  LEDGER_URLS: urlListVariable,
  /** Signs its calls to those services. */
  IDENTITY_PRIVATE_KEY: privateKeyVariable,
  /** Most e-mails per mailbox and UTC day that anybody can cause by typing its address. */
  EMAILS_PER_ADDRESS_PER_DAY: countVariable(1, 1_000_000).default(20),
  /** Most e-mails per booking, and per entry on the waiting list, and UTC day that its party can cause. */
  EMAILS_PER_BOOKING_PER_DAY: countVariable(1, 1_000_000).default(20),
  /** Most e-mails per mailbox and UTC day that parties cause beyond the first three of each booking. */
  EMAILS_PER_MAILBOX_PER_DAY: countVariable(1, 1_000_000).default(60),
  /** How long sent and failed e-mails are kept, in days. */
  EMAILS_KEPT_DAYS: countVariable(30, 3_650).default(180),
  /** The address that gets visitors' messages. */
  STAFF_INBOX: emailField,
  /** The owner's address, which gets each sealed day of the books; without it nobody does. */
  OWNER_INBOX: emailField.optional(),
  /** As of the gateway, whose journal a mailed one is: `cash=Petty cash;card=Bank:Card clearing`. */
  QUICKBOOKS_ACCOUNTS: journalAccountsVariable,
};

export type Environment = EnvironmentOf<typeof variables>;
