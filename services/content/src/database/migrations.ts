import { Content1795393875715 } from './migrations/1795393875715-content.js';

/** All migrations, oldest first. */
export const MIGRATIONS = [Content1795393875715];
