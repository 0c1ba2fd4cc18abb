/** What search engines print under the booking page's title, whatever its step. */
export const bookingDescription =
  'Book a guided tour of Top O’ Hill Terrace online: choose a day and time, tell us how many are coming, and get your ticket.';
