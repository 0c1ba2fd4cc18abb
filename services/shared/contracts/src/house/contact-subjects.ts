/** Labels by the stored id (product.md §5). */
export const SUBJECT_LABELS = {
  'tour-inquiry': 'Tour Inquiry',
  'group-booking': 'Group Booking',
  'general-information': 'General Information',
  'store-inquiry': 'Store Inquiry',
  'media-research': 'Media & Research',
  other: 'Other',
} as const;

export type ContactSubject = keyof typeof SUBJECT_LABELS;

/** The order is that of the form. */
export const CONTACT_SUBJECTS = Object.keys(SUBJECT_LABELS) as ContactSubject[];

export function subjectOf(id: string | null): ContactSubject | undefined {
  return CONTACT_SUBJECTS.find((known) => known === id);
}

/** `group-booking` → `Group Booking`; undefined for an unknown one. */
export function subjectLabel(id: string): string | undefined {
  const subject = subjectOf(id);
  return subject && SUBJECT_LABELS[subject];
}
