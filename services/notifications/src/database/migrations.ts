import { createSearchForm } from '@hilltop/platform/database/create-search-form';
import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import { MailedVouchers1795990000000 } from './migrations/1795990000000-mailed-vouchers.js';
import { GateWord1796100000000 } from './migrations/1796100000000-gate-word.js';
import { LanguageOfEmails1796800001000 } from './migrations/1796800001000-language-of-emails.js';

const Release030 = releaseSchema({
  release: '0.3.0',
  lastMigration: 'FoundAsTyped1795810000000',
  file: new URL('./release-0.3.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables, createSearchForm],
});

/** Oldest first. */
export const MIGRATIONS = [
  Release030,
  MailedVouchers1795990000000,
  GateWord1796100000000,
  LanguageOfEmails1796800001000,
];
