import { AccountsSessions1790000000000 } from './migrations/1790000000000-accounts-sessions.js';
import { LastAudit1795300800000 } from './migrations/1795300800000-last-audit.js';
import { TrustedCallers1795357000000 } from './migrations/1795357000000-trusted-callers.js';
import { Roles1795368279709 } from './migrations/1795368279709-roles.js';
import { AccountLinks1795369340146 } from './migrations/1795369340146-account-links.js';
import { StaffActions1795371000000 } from './migrations/1795371000000-staff-actions.js';
import { Erasures1795372000000 } from './migrations/1795372000000-erasures.js';
import { TargetNames1795500110000 } from './migrations/1795500110000-target-names.js';
import { ActionsByTargetName1795500111000 } from './migrations/1795500111000-actions-by-target-name.js';
import { FoundAsTyped1795810000000 } from './migrations/1795810000000-found-as-typed.js';

/** All migrations, oldest first. */
export const MIGRATIONS = [
  AccountsSessions1790000000000,
  LastAudit1795300800000,
  TrustedCallers1795357000000,
  Roles1795368279709,
  AccountLinks1795369340146,
  StaffActions1795371000000,
  Erasures1795372000000,
  TargetNames1795500110000,
  ActionsByTargetName1795500111000,
  FoundAsTyped1795810000000,
];
