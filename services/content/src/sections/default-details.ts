import { townLine } from '@hilltop/house/house-facts';
import type { House } from '@hilltop/house/read-house';
import type { HouseDetails } from './section.input.js';

/** The details until staff change them. */
export function defaultDetails({ facts }: House): HouseDetails {
  const { street, phone } = facts;
  return { street, town: townLine(facts), phone, email: null, taxNumber: null, gateWord: null, socials: [] };
}
