import type { HouseTexts } from '../../../kit/house/house.js';

/** FOR THE OWNER TO CONFIRM: free parking is according to the visitors' bureau. Staff keep address, phone and e-mail. */
export const texts: HouseTexts = {
  description:
    'A hilltop in Arlington, Texas: tea room, underground casino, Baptist seminary and university. Read the story and book a guided tour.',
  setting: 'On the campus of Arlington Baptist University, on the old Bankhead Highway between Dallas and Fort Worth.',
  beside: 'on the campus of Arlington Baptist University',
  parking: 'Parking is free.',
  footnote: 'Recorded Texas Historic Landmark no. 13170',
  meetAt: 'the gate',
  meetAtInWords: 'the stone gate',
  ground: 'Part of the walk is on sloping ground. The tunnel has a ramp and handrails.',
  toursLead: 'Guided tours of the gate, the garden, the casino level and the tunnel.',
  storeTitle: 'Coming Soon!!',
  storeLead: 'The counter by the hat-check: books, cards, keepsakes.',
  missing: 'This way ends at a wall. The house is lit, though. Try one of these.',
};
