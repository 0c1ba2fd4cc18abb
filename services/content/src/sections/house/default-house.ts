import { townLine } from '@hilltop/house/house-facts';
import { readHouse } from '@hilltop/house/read-house';
import type { HouseDetails } from '../section.input.js';

const { facts } = readHouse();

/** The details until staff change them. */
export const DEFAULT_HOUSE: HouseDetails = {
  street: facts.street,
  town: townLine(facts),
  phone: facts.phone,
  email: null,
  socials: [],
};
