import type { HouseDetails } from '../lib/site-content.js';

/**
 * Location and contact details. FOR THE OWNER TO CONFIRM: the phone number is the one printed for tours on the
 * museum's site, no current e-mail address is published, and free parking is according to the visitors' bureau.
 */
export const venue = {
  name: 'Top O’ Hill Terrace',
  street: '3001 W. Division Street',
  town: 'Arlington, Texas 76012',
  address: '3001 W. Division Street, Arlington, Texas 76012',
  campus: 'on the campus of Arlington Baptist University',
  setting: 'On the campus of Arlington Baptist University, on the old Bankhead Highway between Dallas and Fort Worth.',
  parking: 'Parking is free.',
  phone: '817-987-1716',
  landmark: 'Recorded Texas Historic Landmark no. 13170',
} as const;

/** Contact details until staff change them. */
export const venueDetails: HouseDetails = {
  street: venue.street,
  town: venue.town,
  phone: venue.phone,
  socials: [],
};
