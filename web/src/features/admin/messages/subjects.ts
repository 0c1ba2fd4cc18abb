/** What a message can be about (spec.md §5, Contact). */
const subjects: Readonly<Record<string, string>> = {
  'tour-inquiry': 'Tour Inquiry',
  'group-booking': 'Group Booking',
  'general-information': 'General Information',
  'store-inquiry': 'Store Inquiry',
  'media-research': 'Media & Research',
  other: 'Other',
};

/** A subject as the visitor chose it; one that is not known as it came. */
export const subjectInWords = (subject: string): string => subjects[subject] ?? subject;

/** The address that opens a reply in the reader's own mail program. */
export const replyAddress = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subjectInWords(subject)}`)}`;
