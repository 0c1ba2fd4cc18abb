import { Images1790000000000 } from './migrations/1790000000000-images.js';

/** Every step of the database's shape, oldest first. */
export const MIGRATIONS = [Images1790000000000];
