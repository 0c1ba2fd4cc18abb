import { CONTACT_SUBJECTS } from '@hilltop/contracts/house/contact-subjects';
import { emailField } from '@hilltop/platform/values/typed-email';
import { isReadable, lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';

const required = (name: string, max: number, field = lineField()) =>
  field.min(1, `${name} is required`).max(max, `${name} can have at most ${max} characters`);

/** Product.md §5, Contact; the maximum lengths are ours. */
export const sendMessageInput = z.object({
  firstName: required('First name', 100).refine(isReadable, 'First name has no letters'),
  lastName: required('Last name', 100).refine(isReadable, 'Last name has no letters'),
  email: required('Email', 254).pipe(emailField),
  phone: required('Phone', 40),
  subject: z.enum(CONTACT_SUBJECTS, 'Please choose a subject'),
  message: required('Message', 5000, linesField()),
  /** Blanks and invisible characters do not fill it. */
  website: z
    .string()
    .nullish()
    .transform((text) => /[^\s\p{Cf}\p{Cc}]/u.test(text ?? '')),
});

export type MessageRequest = z.output<typeof sendMessageInput>;
