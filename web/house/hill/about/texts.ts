import { t } from '@lingui/core/macro';
import type { HouseTexts } from '../../../kit/house/house.js';

/** FOR THE OWNER TO CONFIRM: free parking is according to the visitors' bureau. Staff keep address, phone and e-mail. */
export const texts: HouseTexts = {
  description: t`A hilltop in Arlington, Texas: tea room, underground casino, Baptist seminary and university. Read the story and book a guided tour.`,
  setting: t`On the campus of Arlington Baptist University, on the old Bankhead Highway between Dallas and Fort Worth.`,
  beside: t`on the campus of Arlington Baptist University`,
  parking: t`Parking is free.`,
  footnote: t`Recorded Texas Historic Landmark no. 13170`,
  meetAt: t`the gate`,
  meetAtInWords: t`the stone gate`,
  ground: t`Part of the walk is on sloping ground. The tunnel has a ramp and handrails.`,
  toursLead: t`Guided tours of the gate, the garden, the casino level and the tunnel.`,
  storeTitle: t`Coming Soon!!`,
  storeLead: t`The counter by the hat-check: books, cards, keepsakes.`,
  missing: t`This way ends at a wall. The house is lit, though. Try one of these.`,
};
