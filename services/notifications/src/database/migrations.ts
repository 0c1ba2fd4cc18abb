import { Emails1790000000000 } from './migrations/1790000000000-emails.js';

/** Every step of the database's shape, oldest first. */
export const MIGRATIONS = [Emails1790000000000];
