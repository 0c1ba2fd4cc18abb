import { townLine } from '@hilltop/house/house-facts';
import type { House } from '@hilltop/house/read-house';
import type { HouseDetails } from './section.input.js';

/** The details until staff change them. */
export function defaultDetails({ facts }: House): HouseDetails {
  return { street: facts.street, town: townLine(facts), phone: facts.phone, email: null, taxNumber: null, socials: [] };
}
