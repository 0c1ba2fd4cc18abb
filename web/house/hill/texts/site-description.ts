/** For pages without a meta description of their own. */
export const siteDescription =
  'A hilltop in Arlington, Texas: tea room, underground casino, Baptist seminary and university. Read the story and book a guided tour.';
