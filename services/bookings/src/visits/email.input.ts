import { z } from 'zod';

/** An e-mail address that a visitor types. */
export const emailInput = z
  .string()
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));
