import { z } from 'zod';

export const filledText = z.string().regex(/\S/, 'must not be empty');
