import { staffRoles } from '@hilltop/platform/identity/identity';
import { emailField } from '@hilltop/platform/values/typed-email';
import { isReadable, lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';

export const emailInput = lineField().min(1, 'E-mail is required').pipe(emailField);

export const inviteInput = z.object({
  email: emailInput,
  name: lineField()
    .min(1, 'Name is required')
    .max(80, 'Name can have at most 80 characters')
    .refine(isReadable, 'Name has no letters'),
  role: z.string().toLowerCase().pipe(z.enum(staffRoles)),
});
