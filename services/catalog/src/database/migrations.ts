import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import { InSpanish1796800002100 } from './migrations/1796800002100-in-spanish.js';

const Release030 = releaseSchema({
  release: '0.3.0',
  lastMigration: 'ProductTaxCodes1795800000000',
  file: new URL('./release-0.3.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables],
});

/** Oldest first. */
export const MIGRATIONS = [Release030, InSpanish1796800002100];
