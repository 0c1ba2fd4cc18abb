import { storyPaths } from './story-paths.js';

/** The site's paths; any other is a 404. The build lists them in `routes.json`. */
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
  findVisit: '/visit',
  visit: '/visit/:token',
  waitlist: '/waitlist/:token',
  waiver: '/waiver/:token',
  admin: '/admin',
  adminBooking: '/admin/bookings/:booking',
  ...storyPaths,
} as const;
