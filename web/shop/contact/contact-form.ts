import { t } from '@lingui/core/macro';
import {
  CONTACT_SUBJECTS,
  type ContactSubject,
  subjectOf,
} from '../../../services/shared/contracts/src/house/contact-subjects.js';
import { emailField, lineField, linesField, nameField, requiredText } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';

/** The query string of a proposed subject. */
export function subjectSearch(query: URLSearchParams): string {
  const subject = subjectOf(query.get('subject'));
  return subject === undefined ? '' : `?subject=${subject}`;
}

/** As `SUBJECT_LABELS` has them for mails and the desk. */
export const subjectWords: Readonly<Record<ContactSubject, string>> = {
  'tour-inquiry': t`Tour Inquiry`,
  'group-booking': t`Group Booking`,
  'general-information': t`General Information`,
  'store-inquiry': t`Store Inquiry`,
  'media-research': t`Media & Research`,
  other: t({ message: 'Other', context: 'subject' }),
};

/** Longest message that the server accepts, in characters. */
export const MESSAGE_LENGTH = 5000;

/** All fields are required; the upper bounds and messages are the server's. */
export const contactShape = z.object({
  firstName: nameField(t`First name`, 1, 100),
  lastName: nameField(t`Last name`, 1, 100),
  email: lineField().min(1, t`Email is required`).pipe(emailField),
  phone: requiredText(t`Phone`, 40),
  subject: z.string().pipe(z.enum(CONTACT_SUBJECTS, t`Please choose a subject`)),
  message: requiredText(t`Message`, MESSAGE_LENGTH, linesField()),
  /** Honeypot, hidden from people. Its name means nothing, so that nothing fills it in for them. */
  q7k: z.string(),
});

export type ContactForm = z.input<typeof contactShape>;

export type ContactMessage = z.output<typeof contactShape>;

export const emptyContact: ContactForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  q7k: '',
};

export function isContactField(name: string): name is keyof ContactForm {
  return name in emptyContact;
}
