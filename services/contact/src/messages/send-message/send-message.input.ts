import { CONTACT_SUBJECTS } from '@hilltop/contracts/house/contact-subjects';
import { emailField } from '@hilltop/platform/values/typed-email';
import { isReadable, lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults } from '../../refusals.en.js';

const required = (name: Parameters<typeof faults.required>[0], max: number, field = lineField()) =>
  field.min(1, faults.required(name)).max(max, faults.long(name, max));

/** Product.md §5, Contact; the maximum lengths are ours. */
export const sendMessageInput = z.object({
  firstName: required('firstName', 100).refine(isReadable, faults.unreadable('firstName')),
  lastName: required('lastName', 100).refine(isReadable, faults.unreadable('lastName')),
  email: required('email', 254).pipe(emailField),
  phone: required('phone', 40),
  subject: z.enum(CONTACT_SUBJECTS, faults.subject),
  message: required('message', 5000, linesField()),
  /** Blanks and invisible characters do not fill it. */
  website: z
    .string()
    .nullish()
    .transform((text) => /[^\s\p{Cf}\p{Cc}]/u.test(text ?? '')),
});

export type MessageRequest = z.output<typeof sendMessageInput>;
