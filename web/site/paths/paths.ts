import { staffPaths } from '../../kit/document/staff-paths.js';

/** Every house has these. With its own pages they are all there are: any other path is a 404. */
export const paths = {
  home: '/',
  tours: '/tours',
  bookTour: '/book-tour',
  contact: '/contact',
  visitUs: '/visit-us',
  store: '/store',
  giftVoucher: '/gift-voucher',
  cart: '/cart',
  guestBook: '/guest-book',
  findVisit: '/visit',
  visit: '/visit/:token',
  afterVisit: '/visit/:token/after',
  waitlist: '/waitlist/:token',
  waiver: '/waiver/:token',
  unsubscribe: '/unsubscribe/:token',
  pay: '/pay/:token',
  voucher: '/voucher/:token',
  order: '/order/:token',
  ...staffPaths,
} as const;
