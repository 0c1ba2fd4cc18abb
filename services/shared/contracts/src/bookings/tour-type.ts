import { z } from 'zod';

/** The kinds of tour (product.md §3), as events name them. */
export const tourType = z.enum(['standard', 'premium', 'private']);
