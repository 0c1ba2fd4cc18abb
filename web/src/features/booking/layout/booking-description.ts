/** Meta description of the booking page, the same for all steps. */
export const bookingDescription =
  'Book a guided tour of Top O’ Hill Terrace online: choose a day and time, tell us how many are coming, and get your ticket.';
