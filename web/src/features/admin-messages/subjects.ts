import { subjectLabel as knownLabel } from '../../../../services/shared/contracts/src/house/contact-subjects.js';

/** A subject as the visitor chose it. */
export function subjectLabel(subject: string): string {
  return knownLabel(subject) ?? subject;
}

/** Opens a reply in the mail program. */
export function replyUrl(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subjectLabel(subject)}`)}`;
}
