import { venue } from './venue.js';

/** Texts of the contact page, 'Visit Us'. Address, telephone and e-mail come from `venue.ts` alone. */
export const visitHeading = 'Visit Us';

export const visitLead =
  'The gate opens by appointment. Write to us about a tour, a group, a book or a grandfather who worked here; the last kind of letter is the most welcome.';

/** Facts as term and value, for a list with leaders. */
export const contactFacts: readonly { readonly term: string; readonly value: string }[] = [
  { term: 'Address', value: venue.address },
  { term: 'Telephone', value: venue.phone },
  { term: 'E-mail', value: venue.email },
];

/** Quick actions beside the form. */
export const quickActions: readonly { readonly to: `/${string}`; readonly label: string; readonly text: string }[] = [
  { to: '/tours', label: 'Tours', text: 'Choose a day and an hour' },
  { to: '/store', label: 'Store', text: 'Books and keepsakes' },
  { to: '/media', label: 'Media', text: 'Films, articles, books' },
];

/** FOR THE OWNER: the addresses of the real pages. Until then each is shown as a name and no link. */
export const socialPlaces: readonly { readonly name: string; readonly note: string }[] = [
  { name: 'Facebook', note: 'Page to be confirmed' },
  { name: 'Instagram', note: 'Page to be confirmed' },
  { name: 'YouTube', note: 'Channel to be confirmed' },
];

export const findUs = {
  heading: 'Find Us',
  text: 'Look for two sandstone towers and an iron gate on West Division Street. It is the old Bankhead Highway, about halfway between Dallas and Fort Worth; the state’s marker stands by the gate.',
  steps: [
    'From either city, take Texas 180 into Arlington; in town it is called Division Street.',
    'The gate is at number 3001, on the west side of town. It belongs to the university now, so drive slowly, as near any school.',
    'Come fifteen minutes before your tour. Parking is free.',
    'It is a hillside, with steps. The tunnel has a ramp and handrails; if stairs are difficult for you, tell us before you come and we will say what can be reached.',
  ],
} as const;
