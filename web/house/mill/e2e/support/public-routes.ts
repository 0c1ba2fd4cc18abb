import type { PublicRoute } from '../../../../e2e/site/support/public-route.js';

/** How many search engines find. */
export const foundPages = 9;

/** Pages of its own that a part of the address's query changes, with one. */
export const queriedPages: readonly string[] = [];

export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/',
    words: [
      ...['We still grind by water.', 'From creek to crust', 'See it turn'],
      ...['1 Mill Road', '802-555-0100', 'E-mail:'],
    ],
    live: ['Grist and Gears', 'Book Online', 'Most Popular', 'per person'],
  },
  {
    path: '/tours',
    words: [
      'Tours by appointment only, Monday to Saturday: call to schedule',
      ...['Location', 'Hours', 'up to 25', 'up to 15', '802-555-0100'],
    ],
    live: ['Book Online', 'Most Popular', 'Photography Allowed', 'Per person'],
  },
  {
    path: '/groups',
    words: ['Groups and schools', 'We answer by e-mail with a quote'],
    live: ['Prices', 'How it works', 'Ask for a quote', 'A group has 15 to 300 people'],
  },
  {
    path: '/store',
    words: ['The Mill Store'],
    live: ['Add to Cart', 'Out of Stock', 'Books', 'Apparel', 'Souvenirs'],
  },
  {
    path: '/visit-us',
    words: [
      ...['Plan your visit', 'Getting here', 'Accessibility', 'Good to know', 'Changes and refunds'],
      ...['Low water', 'Confirmed by us'],
    ],
    live: ['Change it free until 24 hours before. All your money back until 48 hours before.'],
  },
  { path: '/contact', words: ['Visit Us', 'How to find us', 'First name', 'Tour Inquiry', 'Media & Research'] },
  {
    path: '/book-tour',
    words: ['Choose a day and time first.'],
    live: ['Select Your Tour Date', 'Available Times', 'Please select a date first'],
  },
];
