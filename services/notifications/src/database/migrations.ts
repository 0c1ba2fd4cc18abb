import { Emails1790000000000 } from './migrations/1790000000000-emails.js';
import { EmailsSentAgain1795275300000 } from './migrations/1795275300000-emails-sent-again.js';
import { TraceOfEmails1795276800000 } from './migrations/1795276800000-trace-of-emails.js';
import { SortedEmails1795300000000 } from './migrations/1795300000000-sorted-emails.js';
import { RecipientCounts1795359000000 } from './migrations/1795359000000-recipient-counts.js';
import { Outbox1795370400000 } from './migrations/1795370400000-outbox.js';
import { CausesOfEmails1795500202000 } from './migrations/1795500202000-causes-of-emails.js';
import { KnownCausesOfEmails1795500202001 } from './migrations/1795500202001-known-causes-of-emails.js';
import { ReasonsOfGivingUp1795500622000 } from './migrations/1795500622000-reasons-of-giving-up.js';
import { WhenEmailsWereCaused1795500803000 } from './migrations/1795500803000-when-emails-were-caused.js';
import { HouseDetails1795500950200 } from './migrations/1795500950200-house-details.js';
import { EmailSendings1795680000000 } from './migrations/1795680000000-email-sendings.js';
import { SealedPages1795720100000 } from './migrations/1795720100000-sealed-pages.js';
import { MailedReports1795750000000 } from './migrations/1795750000000-mailed-reports.js';
import { FoundAsTyped1795810000000 } from './migrations/1795810000000-found-as-typed.js';
import { MailedVouchers1795850000000 } from './migrations/1795850000000-mailed-vouchers.js';
import { ValidMailedVouchers1795850000100 } from './migrations/1795850000100-valid-mailed-vouchers.js';

/** All migrations, oldest first. */
export const MIGRATIONS = [
  Emails1790000000000,
  EmailsSentAgain1795275300000,
  TraceOfEmails1795276800000,
  SortedEmails1795300000000,
  RecipientCounts1795359000000,
  Outbox1795370400000,
  CausesOfEmails1795500202000,
  KnownCausesOfEmails1795500202001,
  ReasonsOfGivingUp1795500622000,
  WhenEmailsWereCaused1795500803000,
  HouseDetails1795500950200,
  EmailSendings1795680000000,
  SealedPages1795720100000,
  MailedReports1795750000000,
  FoundAsTyped1795810000000,
  MailedVouchers1795850000000,
  ValidMailedVouchers1795850000100,
];
