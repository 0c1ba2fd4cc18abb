import type { HouseDetails } from '../section.input.js';

/**
 * The details until staff change them. FOR THE OWNER TO CONFIRM: the phone number is the one that the museum's site gives for tours;
 * no current e-mail address is published.
 */
export const DEFAULT_HOUSE: HouseDetails = {
  street: '3001 W. Division Street',
  town: 'Arlington, Texas 76012',
  phone: '817-987-1716',
  email: null,
  socials: [],
};
