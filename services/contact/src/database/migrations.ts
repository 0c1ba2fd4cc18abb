import { createSearchForm } from '@hilltop/platform/database/create-search-form';
import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import { HouseDetails1795990000000 } from './migrations/1795990000000-house-details.js';
import { GateWord1796100000000 } from './migrations/1796100000000-gate-word.js';
import { Languages1796800000000 } from './migrations/1796800000000-languages.js';
import { ValidLanguages1796800000100 } from './migrations/1796800000100-valid-languages.js';

const Release030 = releaseSchema({
  release: '0.3.0',
  lastMigration: 'SuspectedMessages1795830000000',
  file: new URL('./release-0.3.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables, createSearchForm],
});

/** Oldest first. */
export const MIGRATIONS = [
  Release030,
  HouseDetails1795990000000,
  GateWord1796100000000,
  Languages1796800000000,
  ValidLanguages1796800000100,
];
