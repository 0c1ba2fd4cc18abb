import { subjects } from '../../content/contact-subjects.js';

/** A subject as the visitor chose it. */
export function subjectLabel(subject: string): string {
  return subjects.find(([id]) => id === subject)?.[1] ?? subject;
}

/** Opens a reply in the reader's mail program. */
export function replyUrl(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subjectLabel(subject)}`)}`;
}
