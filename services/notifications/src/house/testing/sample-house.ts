import type { House } from '../house.js';

export const sampleHouse: House = {
  street: '3001 W. Division Street',
  town: 'Arlington, Texas 76012',
  phone: '817-987-1716',
};
