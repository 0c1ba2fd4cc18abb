import { createSearchForm } from '@hilltop/platform/database/create-search-form';
import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import { SearchedBookings1795840000300 } from './migrations/1795840000300-searched-bookings.js';
import { KeptAsCredit1795860000000 } from './migrations/1795860000000-kept-as-credit.js';
import { ValidCredits1795860000100 } from './migrations/1795860000100-valid-credits.js';
import { RefundDeadlines1795861000000 } from './migrations/1795861000000-refund-deadlines.js';
import { ValidKeptMoney1795861000100 } from './migrations/1795861000100-valid-kept-money.js';
import { CapturesThatAreDue1795871000000 } from './migrations/1795871000000-captures-that-are-due.js';
import { Disputes1795872000000 } from './migrations/1795872000000-disputes.js';
import { LedBefore1795880000000 } from './migrations/1795880000000-led-before.js';
import { BrowserPayments1795881000000 } from './migrations/1795881000000-browser-payments.js';
import { RefusedCharges1795882000000 } from './migrations/1795882000000-refused-charges.js';
import { ValidRefusedCharges1795882000100 } from './migrations/1795882000100-valid-refused-charges.js';
import { MoneyAtTheGate1795883000000 } from './migrations/1795883000000-money-at-the-gate.js';
import { ValidMoneyAtTheGate1795883000100 } from './migrations/1795883000100-valid-money-at-the-gate.js';
import { CorrectedLinks1795890000000 } from './migrations/1795890000000-corrected-links.js';
import { HouseConfirmations1795962000000 } from './migrations/1795962000000-house-confirmations.js';
import { Restaurants1795970000000 } from './migrations/1795970000000-restaurants.js';
import { ValidRestaurants1795970000100 } from './migrations/1795970000100-valid-restaurants.js';
import { PaymentsForAnything1795980000000 } from './migrations/1795980000000-payments-for-anything.js';

const Release030 = releaseSchema({
  release: '0.3.0',
  lastMigration: 'FoundAsTyped1795810000000',
  file: new URL('./release-0.3.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables, createSearchForm],
});

/** Oldest first. */
export const MIGRATIONS = [
  Release030,
  SearchedBookings1795840000300,
  KeptAsCredit1795860000000,
  ValidCredits1795860000100,
  RefundDeadlines1795861000000,
  ValidKeptMoney1795861000100,
  CapturesThatAreDue1795871000000,
  Disputes1795872000000,
  LedBefore1795880000000,
  BrowserPayments1795881000000,
  RefusedCharges1795882000000,
  ValidRefusedCharges1795882000100,
  MoneyAtTheGate1795883000000,
  ValidMoneyAtTheGate1795883000100,
  CorrectedLinks1795890000000,
  HouseConfirmations1795962000000,
  Restaurants1795970000000,
  ValidRestaurants1795970000100,
  PaymentsForAnything1795980000000,
];
