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
import { z } from 'zod';

/** Variables of this service, besides those that every service has. */
export const variables = {
  /** Where mail is handed over, e.g. `smtp://user:password@mail.example:587`. */
  SMTP_URL: smtpUrlVariable,
  /** Sender of every e-mail, e.g. `Top O' Hill Terrace <tours@example.org>`. */
  MAIL_FROM: textVariable,
  /** Address of the site, for links in e-mails. */
  PUBLIC_URL: urlVariable,
  /** The venue's wall clock. */
  VENUE_TIME_ZONE: timeZoneVariable.default('America/Chicago'),
  /** Base addresses of the replicas of the services that know what an e-mail says. */
  BOOKINGS_URLS: urlListVariable,
  ORDERS_URLS: urlListVariable,
  CONTACT_URLS: urlListVariable,
  STAFF_URLS: urlListVariable,
  /** What it signs its calls to them with, as itself. */
  IDENTITY_PRIVATE_KEY: privateKeyVariable,
  /** Most e-mails that one visitor's address gets within a day of UTC. */
  EMAILS_PER_ADDRESS_PER_DAY: countVariable(1, 1_000_000).default(20),
  /** How long it is kept what was sent or given up, in days. */
  EMAILS_KEPT_DAYS: countVariable(30, 3_650).default(180),
  /** Where messages of visitors go. */
  STAFF_INBOX: z.email(),
};

export type Environment = EnvironmentOf<typeof variables>;
