import type { House } from '../house.js';

/** Details of the house for tests. */
export const sampleHouse: House = {
  street: '3001 W. Division Street',
  town: 'Arlington, Texas 76012',
  phone: '817-987-1716',
};
