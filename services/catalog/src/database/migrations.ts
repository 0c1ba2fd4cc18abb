import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';

const Release030 = releaseSchema({
  release: '0.3.0',
  lastMigration: 'ProductTaxCodes1795800000000',
  file: new URL('./release-0.3.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables],
});

/** Oldest first. */
export const MIGRATIONS = [Release030];
