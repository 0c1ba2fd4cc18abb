/** Paths of the panel, whose page is `staff.html`. The build lists them in `routes.json`. */
export const staffPaths = {
  admin: '/admin',
  adminBook: '/admin/book',
  adminBooking: '/admin/bookings/:booking',
} as const;
