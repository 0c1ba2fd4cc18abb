import { createSearchForm } from '@hilltop/platform/database/create-search-form';
import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import { RestaurantsAndRefunds1795990000000 } from './migrations/1795990000000-restaurants-and-refunds.js';
import { GateWord1796100000000 } from './migrations/1796100000000-gate-word.js';
import { GroupVisits1796200000000 } from './migrations/1796200000000-group-visits.js';
import { FoundGroups1796200000100 } from './migrations/1796200000100-found-groups.js';
import { ValidGroups1796200000200 } from './migrations/1796200000200-valid-groups.js';
import { Leads1796710000000 } from './migrations/1796710000000-leads.js';
import { LabelsToLeads1796710000100 } from './migrations/1796710000100-labels-to-leads.js';
import { Languages1796800000000 } from './migrations/1796800000000-languages.js';
import { ValidLanguages1796800000100 } from './migrations/1796800000100-valid-languages.js';
import { InSpanish1796800002000 } from './migrations/1796800002000-in-spanish.js';

const Release030 = releaseSchema({
  release: '0.3.0',
  lastMigration: 'FoundAsTyped1795810000000',
  file: new URL('./release-0.3.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables, createSearchForm],
});

/** Oldest first. */
export const MIGRATIONS = [
  Release030,
  RestaurantsAndRefunds1795990000000,
  GateWord1796100000000,
  GroupVisits1796200000000,
  FoundGroups1796200000100,
  ValidGroups1796200000200,
  Leads1796710000000,
  LabelsToLeads1796710000100,
  Languages1796800000000,
  ValidLanguages1796800000100,
  InSpanish1796800002000,
];
