import { Products1790000000000 } from './migrations/1790000000000-products.js';

/** All migrations, oldest first. */
export const MIGRATIONS = [Products1790000000000];
