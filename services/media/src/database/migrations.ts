import { Images1790000000000 } from './migrations/1790000000000-images.js';
import { SortedImages1795300000000 } from './migrations/1795300000000-sorted-images.js';
import { FoundAsTyped1795810000000 } from './migrations/1795810000000-found-as-typed.js';

/** All migrations, oldest first. */
export const MIGRATIONS = [Images1790000000000, SortedImages1795300000000, FoundAsTyped1795810000000];
