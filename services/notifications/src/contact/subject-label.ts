/** The subjects as the form shows them (product.md §5). */
const SUBJECTS: Readonly<Record<string, string>> = {
  'tour-inquiry': 'Tour Inquiry',
  'group-booking': 'Group Booking',
  'general-information': 'General Information',
  'store-inquiry': 'Store Inquiry',
  'media-research': 'Media & Research',
  other: 'Other',
};

/** `group-booking` → `Group Booking`. */
export function subjectLabel(subject: string): string {
  return SUBJECTS[subject] ?? 'Other';
}
