import { createSearchForm } from '@hilltop/platform/database/create-search-form';
import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import { RecordWithoutWords1795880000000 } from './migrations/1795880000000-record-without-words.js';
import { ReadingRoles1795962000000 } from './migrations/1795962000000-reading-roles.js';
import { ValidReadingRoles1795962000100 } from './migrations/1795962000100-valid-reading-roles.js';

const Release030 = releaseSchema({
  release: '0.3.0',
  lastMigration: 'FoundAsTyped1795810000000',
  file: new URL('./release-0.3.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables, createSearchForm],
});

/** Oldest first. */
export const MIGRATIONS = [
  Release030,
  RecordWithoutWords1795880000000,
  ReadingRoles1795962000000,
  ValidReadingRoles1795962000100,
];
