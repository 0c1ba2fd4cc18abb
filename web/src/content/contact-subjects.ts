/** The subjects of a message: id and label. */
export const subjects = [
  ['tour-inquiry', 'Tour Inquiry'],
  ['group-booking', 'Group Booking'],
  ['general-information', 'General Information'],
  ['store-inquiry', 'Store Inquiry'],
  ['media-research', 'Media & Research'],
  ['other', 'Other'],
] as const;
