import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import { Corrections1795990000000 } from './migrations/1795990000000-corrections.js';

const Release030 = releaseSchema({
  release: '0.3.0',
  lastMigration: 'SealedDays1795720000000',
  file: new URL('./release-0.3.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables],
});

/** Oldest first. */
export const MIGRATIONS = [Release030, Corrections1795990000000];
