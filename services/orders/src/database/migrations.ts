import { createSearchForm } from '@hilltop/platform/database/create-search-form';
import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import { ContentsOfAdditions1795840000000 } from './migrations/1795840000000-contents-of-additions.js';
import { HouseDetails1795840000200 } from './migrations/1795840000200-house-details.js';
import { RequestsOfVouchers1795850000000 } from './migrations/1795850000000-requests-of-vouchers.js';
import { Promotions1795860000000 } from './migrations/1795860000000-promotions.js';
import { WithdrawnTours1795870000000 } from './migrations/1795870000000-withdrawn-tours.js';
import { WaitingRefunds1795870000100 } from './migrations/1795870000100-waiting-refunds.js';
import { IndexedWaitingRefunds1795870000200 } from './migrations/1795870000200-indexed-waiting-refunds.js';
import { CapturesThatAreDue1795871000000 } from './migrations/1795871000000-captures-that-are-due.js';
import { Disputes1795872000000 } from './migrations/1795872000000-disputes.js';
import { BrowserPayments1795881000000 } from './migrations/1795881000000-browser-payments.js';
import { BlockedRefunds1795890000000 } from './migrations/1795890000000-blocked-refunds.js';
import { OrderChanges1795961000000 } from './migrations/1795961000000-order-changes.js';
import { ValidOrderChanges1795961000100 } from './migrations/1795961000100-valid-order-changes.js';
import { StatePartOfRates1795963000000 } from './migrations/1795963000000-state-part-of-rates.js';
import { Parcels1795971000000 } from './migrations/1795971000000-parcels.js';
import { ValidParcels1795971000100 } from './migrations/1795971000100-valid-parcels.js';
import { TypedOfSales1795980000000 } from './migrations/1795980000000-typed-of-sales.js';
import { OneEngine1795980000100 } from './migrations/1795980000100-one-engine.js';

const Release030 = releaseSchema({
  release: '0.3.0',
  lastMigration: 'SalesByCart1795830000100',
  file: new URL('./release-0.3.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables, createSearchForm],
});

/** Oldest first. */
export const MIGRATIONS = [
  Release030,
  ContentsOfAdditions1795840000000,
  HouseDetails1795840000200,
  RequestsOfVouchers1795850000000,
  Promotions1795860000000,
  WithdrawnTours1795870000000,
  WaitingRefunds1795870000100,
  IndexedWaitingRefunds1795870000200,
  CapturesThatAreDue1795871000000,
  Disputes1795872000000,
  BrowserPayments1795881000000,
  BlockedRefunds1795890000000,
  OrderChanges1795961000000,
  ValidOrderChanges1795961000100,
  StatePartOfRates1795963000000,
  Parcels1795971000000,
  ValidParcels1795971000100,
  TypedOfSales1795980000000,
  OneEngine1795980000100,
];
