import { createStore } from '../lib/create-store.js';
import type { House } from '../lib/house-hours.js';
import { hydrationData } from './hydration-data.js';

/** The house's calendar; starts with the hydration data. */
export const houseStore = createStore(
  (_: House | undefined, read: House) => read,
  () => hydrationData()?.house,
);
