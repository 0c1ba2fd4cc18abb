import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import { HouseDetails1795500950200 } from './migrations/1795500950200-house-details.js';
import { EmailSendings1795680000000 } from './migrations/1795680000000-email-sendings.js';
import { SealedPages1795720100000 } from './migrations/1795720100000-sealed-pages.js';
import { MailedReports1795750000000 } from './migrations/1795750000000-mailed-reports.js';
import { FoundAsTyped1795810000000 } from './migrations/1795810000000-found-as-typed.js';
import { MailedVouchers1795850000000 } from './migrations/1795850000000-mailed-vouchers.js';
import { ValidMailedVouchers1795850000100 } from './migrations/1795850000100-valid-mailed-vouchers.js';

const Release020 = releaseSchema({
  release: '0.2.0',
  lastMigration: 'WhenEmailsWereCaused1795500803000',
  file: new URL('./release-0.2.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables],
});

/** Oldest first. */
export const MIGRATIONS = [
  Release020,
  HouseDetails1795500950200,
  EmailSendings1795680000000,
  SealedPages1795720100000,
  MailedReports1795750000000,
  FoundAsTyped1795810000000,
  MailedVouchers1795850000000,
  ValidMailedVouchers1795850000100,
];
