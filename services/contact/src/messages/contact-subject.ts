/** The subjects of the contact form (product.md §5). */
export const CONTACT_SUBJECTS = [
  'tour-inquiry',
  'group-booking',
  'general-information',
  'store-inquiry',
  'media-research',
  'other',
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
