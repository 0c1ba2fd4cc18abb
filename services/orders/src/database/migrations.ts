import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import { OrderMoney1795660100000 } from './migrations/1795660100000-order-money.js';
import { Sales1795740010000 } from './migrations/1795740010000-sales.js';
import { ValidSales1795740010100 } from './migrations/1795740010100-valid-sales.js';
import { IndexedSales1795740010200 } from './migrations/1795740010200-indexed-sales.js';
import { StoreTerms1795770000000 } from './migrations/1795770000000-store-terms.js';
import { SalesTax1795770000100 } from './migrations/1795770000100-sales-tax.js';
import { ValidSalesTax1795770000200 } from './migrations/1795770000200-valid-sales-tax.js';
import { OrderCancellations1795771100000 } from './migrations/1795771100000-order-cancellations.js';
import { ValidCancellations1795771100100 } from './migrations/1795771100100-valid-cancellations.js';
import { UnfinishedClaims1795772100000 } from './migrations/1795772100000-unfinished-claims.js';
import { CanceledTax1795773000000 } from './migrations/1795773000000-canceled-tax.js';
import { Vouchers1795780000000 } from './migrations/1795780000000-vouchers.js';
import { ValidVouchers1795780000100 } from './migrations/1795780000100-valid-vouchers.js';
import { CartTickets1795790000000 } from './migrations/1795790000000-cart-tickets.js';
import { TaxOfProducts1795800000000 } from './migrations/1795800000000-tax-of-products.js';
import { FoundAsTyped1795810000000 } from './migrations/1795810000000-found-as-typed.js';
import { SalesByCart1795830000100 } from './migrations/1795830000100-sales-by-cart.js';
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
import { OrderLines1795990000000 } from './migrations/1795990000000-order-lines.js';

const Release020 = releaseSchema({
  release: '0.2.0',
  lastMigration: 'AdditionKeys1795500700000',
  file: new URL('./release-0.2.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables],
});

/** Oldest first. */
export const MIGRATIONS = [
  Release020,
  OrderMoney1795660100000,
  Sales1795740010000,
  ValidSales1795740010100,
  IndexedSales1795740010200,
  StoreTerms1795770000000,
  SalesTax1795770000100,
  ValidSalesTax1795770000200,
  OrderCancellations1795771100000,
  ValidCancellations1795771100100,
  UnfinishedClaims1795772100000,
  CanceledTax1795773000000,
  Vouchers1795780000000,
  ValidVouchers1795780000100,
  CartTickets1795790000000,
  TaxOfProducts1795800000000,
  FoundAsTyped1795810000000,
  SalesByCart1795830000100,
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
  OrderLines1795990000000,
];
