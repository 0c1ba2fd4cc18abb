import { subjects } from '../../../content/contact-subjects.js';

/** A subject as the visitor chose it; one that is not known as it came. */
export const subjectInWords = (subject: string): string => subjects.find(([id]) => id === subject)?.[1] ?? subject;

/** The address that opens a reply in the reader's own mail program. */
export const replyAddress = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subjectInWords(subject)}`)}`;
