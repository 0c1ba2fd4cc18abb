import { z } from 'zod';
import { CONTACT_SUBJECTS } from '../contact-subject.js';

const required = (name: string, max: number) =>
  z.string().trim().min(1, `${name} is required`).max(max, `${name} can have at most ${max} characters`);

/** The contact form (product.md §5, Contact); the maximum lengths are ours. */
export const sendMessageInput = z.object({
  firstName: required('First name', 100),
  lastName: required('Last name', 100),
  email: required('Email', 254).pipe(z.email('Please enter a valid email address')),
  phone: required('Phone', 40),
  subject: z.enum(CONTACT_SUBJECTS, 'Please choose a subject'),
  message: required('Message', 5000),
  website: z.string().nullish(),
});

export type MessageRequest = z.output<typeof sendMessageInput>;
