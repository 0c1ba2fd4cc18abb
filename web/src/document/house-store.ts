import { createStore } from '../lib/create-store.js';
import type { House } from '../lib/house-hours.js';
import { hydrationData } from './hydration-data.js';

/** The house's calendar as this visit knows it: first as the page was sent with it. */
export const houseStore = createStore(
  (_: House | undefined, read: House) => read,
  () => hydrationData()?.house,
);
