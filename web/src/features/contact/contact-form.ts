import { subjects } from '../../content/contact-subjects.js';
import { z } from '../../lib/zod.js';

const subjectIds = subjects.map(([id]) => id);

/** The subject of that id; undefined for anything else. */
export function subjectOf(id: string | null): (typeof subjectIds)[number] | undefined {
  return subjectIds.find((known) => known === id);
}

/** Longest message that the server takes, in characters. */
export const MESSAGE_LENGTH = 5000;

function required(name: string, most: number) {
  return z.string().trim().min(1, `${name} is required`).max(most, `${name} can have at most ${most} characters`);
}

/** Everything is required; the upper bounds and the words are the server's. */
export const contactShape = z.object({
  firstName: required('First name', 100),
  lastName: required('Last name', 100),
  email: required('Email', 254).pipe(z.email('Please enter a valid email address')),
  phone: required('Phone', 40),
  subject: z.string().pipe(z.enum(subjectIds, 'Please choose a subject')),
  message: required('Message', MESSAGE_LENGTH),
  /** Never seen by people; what a robot writes in it goes to the server, which throws the message away. */
  website: z.string(),
});

export type ContactForm = z.input<typeof contactShape>;

/** A message that keeps every rule. */
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
