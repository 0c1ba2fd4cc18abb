import { staffRoles } from '@hilltop/platform/identity/identity';
import { z } from 'zod';

export const emailInput = z
  .string()
  .trim()
  .min(1, 'E-mail is required')
  .max(254, 'E-mail can have at most 254 characters')
  .pipe(z.email('Please enter a valid email address'));

/** An invitation as managers enter it. */
export const inviteInput = z.object({
  email: emailInput,
  name: z.string().trim().min(1, 'Name is required').max(80, 'Name can have at most 80 characters'),
  role: z.string().toLowerCase().pipe(z.enum(staffRoles)),
});
