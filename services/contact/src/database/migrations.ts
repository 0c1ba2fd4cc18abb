import { ContactMessages1790000000000 } from './migrations/1790000000000-contact-messages.js';
import { SortedMessages1795300000000 } from './migrations/1795300000000-sorted-messages.js';
import { Inbox1795371000000 } from './migrations/1795371000000-inbox.js';
import { MessageStates1795391000000 } from './migrations/1795391000000-message-states.js';
import { FoundAsTyped1795810000000 } from './migrations/1795810000000-found-as-typed.js';
import { SuspectedMessages1795830000000 } from './migrations/1795830000000-suspected-messages.js';
import { HouseDetails1795840000100 } from './migrations/1795840000100-house-details.js';

/** All migrations, oldest first. */
export const MIGRATIONS = [
  ContactMessages1790000000000,
  SortedMessages1795300000000,
  Inbox1795371000000,
  MessageStates1795391000000,
  FoundAsTyped1795810000000,
  SuspectedMessages1795830000000,
  HouseDetails1795840000100,
];
