import type { PublicRoute } from '../../../../e2e/site/support/public-route.js';

const soon = 'Content coming soon';

/** How many search engines find. */
export const foundPages = 27;

/** Pages that a part of the address's query changes, with one. */
export const queriedPages = ['/famous-infamous?category=music'];

export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/',
    words: [
      'From underground casino to Baptist University - a story STRANGEr than fiction BUT absolutely TRUE.',
      ...['1928', 'Established', '876', 'Reviews', '50+', 'Years of History', 'Must-Do Attraction'],
      ...['Book Your Tour', 'Discover the Legend', '3001 W. Division Street', '817-987-1716', 'E-mail:'],
    ],
  },
  {
    path: '/history',
    words: [
      'Hover over any date to preview, or click to explore that era in detail',
      ...['1920s', '1926-1930', '1930s-1940s', '1940s-1950s', '1947', '1952-1956', '1960s', 'Present'],
      ...['The Beginning', 'The Transformation', 'The Peak Era', 'The Crusader Arrives', 'The Lone Wolf Raid'],
      ...['Seminary Growth & Education', 'The Legacy Today'],
    ],
  },
  {
    path: '/structures',
    words: ['Casino', 'Underground Tunnels', 'Tea Garden', 'Swimming Pool', 'Horse Stables', 'Cooling System'],
  },
  { path: '/crusader', words: ['The Crusader', 'moved to the History page'] },
  { path: '/redemption', words: ['The Redemption', 'moved to the History page'], looksLike: '/crusader' },
  {
    path: '/tours',
    words: [
      'Tours by appointment only, Monday to Saturday: call to schedule',
      ...['Location', 'Hours', 'up to 25', 'up to 15', '817-987-1716'],
    ],
    live: ['Book Online', 'Most Popular', 'Photography Allowed', 'Per person'],
  },
  {
    path: '/groups',
    words: ['Groups and schools', 'We answer by e-mail with a quote'],
    live: ['Prices', 'How it works', 'Ask for a quote', 'A group has 15 to 300 people'],
  },
  {
    path: '/media',
    words: ['Video Content', 'Written Content', 'Published Books', 'The tunnel, and the search for more'],
  },
  { path: '/store', words: ['Coming Soon!!'], live: ['Add to Cart', 'Out of Stock', 'Books', 'Apparel', 'Souvenirs'] },
  {
    path: '/visit-us',
    words: [
      ...['Plan your visit', 'Getting here', 'Accessibility', 'Good to know', 'Changes and refunds'],
      ...['To be confirmed', 'Not known yet', 'Confirmed by us'],
    ],
    live: ['Change it free until 24 hours before. All your money back until 48 hours before.'],
  },
  { path: '/contact', words: ['Visit Us', 'Find Us', 'First name', 'Tour Inquiry', 'Media & Research'] },
  {
    path: '/timeline',
    words: [
      'The Beginning',
      'The Crusader’s Legacy',
      'The Prophecy',
      'Arlington Baptist University',
      'A Story of Hope',
    ],
  },
  {
    path: '/book-tour',
    words: ['Choose a day and time first.'],
    live: ['Select Your Tour Date', 'Available Times', 'Please select a date first'],
  },
  {
    path: '/famous-infamous',
    words: [
      'Hollywood Stars',
      'Music Legends',
      'Sports Champions',
      'Business Magnates',
      'Notorious Figures',
      'credits',
    ],
  },
  {
    path: '/beginning',
    words: [soon, 'The Beginning', 'Where it stands on the tour'],
    live: ['Next free time there', 'Book this tour'],
  },
  ...['/transformation', '/peakera'].map(
    (path): PublicRoute => ({ path, words: [soon, 'Where it stands on the tour'], looksLike: '/beginning' }),
  ),
  { path: '/crusader-detail', words: [soon] },
  ...['/redemption-detail', '/legacy'].map(
    (path): PublicRoute => ({ path, words: [soon], looksLike: '/crusader-detail' }),
  ),
  { path: '/archive', words: ['1928', '1930s', '1940s', '1960s', 'Present'] },
  { path: '/crusader-legacy', words: ['The Crusader’s Legacy'] },
  { path: '/man-behind-mission', words: ['The Man Behind the Mission'], looksLike: '/crusader-legacy' },
  { path: '/crusade-begins', words: ['The Crusade Begins'], looksLike: '/crusader-legacy' },
  { path: '/prophecy', words: ['The Prophecy'], looksLike: '/crusader-legacy' },
  { path: '/purchase-vision', words: ['The Purchase and the Vision'], looksLike: '/crusader-legacy' },
  { path: '/transformation-process', words: ['The Transformation Process'], looksLike: '/crusader-legacy' },
  { path: '/arlington-baptist-university', words: ['Arlington Baptist University'], looksLike: '/crusader-legacy' },
  { path: '/legacy-today', words: ['The Legacy Today'], looksLike: '/crusader-legacy' },
  { path: '/story-of-hope', words: ['A Story of Hope'], looksLike: '/crusader-legacy' },
];
