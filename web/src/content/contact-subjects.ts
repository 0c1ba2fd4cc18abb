/** What a message can be about, as it is sent and as it is read. */
export const subjects = [
  ['tour-inquiry', 'Tour Inquiry'],
  ['group-booking', 'Group Booking'],
  ['general-information', 'General Information'],
  ['store-inquiry', 'Store Inquiry'],
  ['media-research', 'Media & Research'],
  ['other', 'Other'],
] as const;
