import { z } from 'zod';

/** The types of tours (product.md §3) in events. */
export const tourType = z.enum(['standard', 'premium', 'private']);
