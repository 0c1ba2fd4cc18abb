import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';

const Release030 = releaseSchema({
  release: '0.3.0',
  lastMigration: 'KnownSections1795501808001',
  file: new URL('./release-0.3.0.sql', import.meta.url),
  shared: [createOutboxTable],
});

/** Oldest first. */
export const MIGRATIONS = [Release030];
