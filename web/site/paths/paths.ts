import { storyPaths } from '../../house/hill/story-paths.js';

/** Any other path is a 404, but for the panel's. The build lists them in `routes.json`. */
export const paths = {
  home: '/',
  tours: '/tours',
  bookTour: '/book-tour',
  structures: '/structures',
  famousInfamous: '/famous-infamous',
  media: '/media',
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
  ...storyPaths,
} as const;
