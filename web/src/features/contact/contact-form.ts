import { subjects } from '../../content/contact-subjects.js';
import { z } from '../../lib/zod.js';

const subjectIds = subjects.map(([id]) => id);

/** The subject with that id; undefined for any other value. */
export function subjectOf(id: string | null): (typeof subjectIds)[number] | undefined {
  return subjectIds.find((known) => known === id);
}

/** The query string of a proposed subject. */
export function subjectSearch(query: URLSearchParams): string {
  const subject = subjectOf(query.get('subject'));
  return subject === undefined ? '' : `?subject=${subject}`;
}

/** Longest message that the server accepts, in characters. */
export const MESSAGE_LENGTH = 5000;

function required(name: string, most: number) {
  return z.string().trim().min(1, `${name} is required`).max(most, `${name} can have at most ${most} characters`);
}

/** All fields are required; the upper bounds and messages are the server's. */
export const contactShape = z.object({
  firstName: required('First name', 100),
  lastName: required('Last name', 100),
  email: required('Email', 254).pipe(z.email('Please enter a valid email address')),
  phone: required('Phone', 40),
  subject: z.string().pipe(z.enum(subjectIds, 'Please choose a subject')),
  message: required('Message', MESSAGE_LENGTH),
  /** Honeypot, hidden from people. The server discards messages that fill it in. */
  website: z.string(),
});

export type ContactForm = z.input<typeof contactShape>;

/** A valid message. */
export type ContactMessage = z.output<typeof contactShape>;

export const emptyContact: ContactForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  website: '',
};

export function isContactField(name: string): name is keyof ContactForm {
  return name in emptyContact;
}
