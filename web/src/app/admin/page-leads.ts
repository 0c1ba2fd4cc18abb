import { groupsFor, type PageName } from './page-names.js';

/** What each page of the admin panel is for, in one sentence under its title. */
export const pageLeads: Readonly<Record<PageName, string>> = {
  today: 'Who comes today, what is missing, and what waits for an answer',
  calendar: 'Opening hours, closed days, seats and guides of each time',
  rota: 'Who leads which tour of the week',
  bookings: 'Every party: find it, move it, change it, cancel it',
  book: 'Book a tour for somebody who calls or writes',
  door: 'Conflicts to settle, walk-up sales, the kitchen sheet and the phones at the gate',
  messages: 'What visitors wrote to the house',
  emails: 'What the house mailed, what failed, and mails around a visit',
  orders: 'What the store sold: pack it, send it, refund it',
  money: 'What came in and what went back, day by day',
  visits: 'How many came, for which tours, and how full these were',
  vouchers: 'Gift vouchers: what was sold, given and used',
  tours: 'The tours that visitors can book',
  prices: 'What each type of guest pays, shipping and tax',
  'price-rules': 'When a tour costs more or less than usual',
  products: 'What the store sells',
  images: 'Pictures for products and tours',
  content: 'House details, media, menus, questions and testimonials',
  'guest-book': 'What guests wrote after their visit: show it or not',
  staff: 'Who works here, and what each may do',
  record: 'Who changed what, and when',
  'personal-data': 'What is stored about one visitor: hand it out or erase it',
  status: 'How the site and its services are doing',
  account: 'Your password and two-step verification',
};

/** Of the pages for which the panel began. */
const subtitle = 'Manage products, tours and content';

const onTheSite = groupsFor('manager')
  .filter(({ title }) => title === 'On the site')
  .flatMap(({ entries }) => entries.flatMap(({ pages }) => pages));

/** What stands beside the panel's name. */
export function panelSubtitle(page: PageName): string | undefined {
  return onTheSite.includes(page) ? subtitle : undefined;
}
