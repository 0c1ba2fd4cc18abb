/** Paths of the panel. The site lists them among its own; the panel reads them here. */
export const staffPaths = {
  admin: '/admin',
  adminBook: '/admin/book',
  adminBooking: '/admin/bookings/:booking',
} as const;
