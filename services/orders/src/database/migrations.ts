import { createSearchForm } from '@hilltop/platform/database/create-search-form';
import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import { OneSale1795990000000 } from './migrations/1795990000000-one-sale.js';
import { GateWord1796100000000 } from './migrations/1796100000000-gate-word.js';
import { Groups1796300000000 } from './migrations/1796300000000-groups.js';
import { GroupMoney1796400000000 } from './migrations/1796400000000-group-money.js';
import { MyGroups1796500000000 } from './migrations/1796500000000-my-groups.js';
import { ValidGroups1796500000100 } from './migrations/1796500000100-valid-groups.js';
import { GroupBills1796600000000 } from './migrations/1796600000000-group-bills.js';
import { GroupMinors1796700000000 } from './migrations/1796700000000-group-minors.js';
import { GroupPayments1796701000000 } from './migrations/1796701000000-group-payments.js';
import { ValidGroupPayments1796701000100 } from './migrations/1796701000100-valid-group-payments.js';
import { FoundGroupPayments1796701000200 } from './migrations/1796701000200-found-group-payments.js';
import { GroupFiles1796720000000 } from './migrations/1796720000000-group-files.js';
import { ValidExemptions1796720000100 } from './migrations/1796720000100-valid-exemptions.js';
import { DisplacedGroups1796730000000 } from './migrations/1796730000000-displaced-groups.js';
import { ValidDisplacedGroups1796730000100 } from './migrations/1796730000100-valid-displaced-groups.js';
import { GroupPapers1796740000000 } from './migrations/1796740000000-group-papers.js';
import { ValidGroupPapers1796740000100 } from './migrations/1796740000100-valid-group-papers.js';
import { ExemptedGroups1796790000000 } from './migrations/1796790000000-exempted-groups.js';
import { ValidExemptedGroups1796790000100 } from './migrations/1796790000100-valid-exempted-groups.js';
import { FoundGroupKeys1796790000200 } from './migrations/1796790000200-found-group-keys.js';
import { Languages1796800000000 } from './migrations/1796800000000-languages.js';
import { ValidLanguages1796800000100 } from './migrations/1796800000100-valid-languages.js';

const Release030 = releaseSchema({
  release: '0.3.0',
  lastMigration: 'SalesByCart1795830000100',
  file: new URL('./release-0.3.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables, createSearchForm],
});

/** Oldest first. */
export const MIGRATIONS = [
  Release030,
  OneSale1795990000000,
  GateWord1796100000000,
  Groups1796300000000,
  GroupMoney1796400000000,
  MyGroups1796500000000,
  ValidGroups1796500000100,
  GroupBills1796600000000,
  GroupMinors1796700000000,
  GroupPayments1796701000000,
  ValidGroupPayments1796701000100,
  FoundGroupPayments1796701000200,
  DisplacedGroups1796730000000,
  ValidDisplacedGroups1796730000100,
  GroupPapers1796740000000,
  ValidGroupPapers1796740000100,
  GroupFiles1796720000000,
  ValidExemptions1796720000100,
  ExemptedGroups1796790000000,
  ValidExemptedGroups1796790000100,
  FoundGroupKeys1796790000200,
  Languages1796800000000,
  ValidLanguages1796800000100,
];
