import { z } from '../../../document/zod.js';

/** A field that must hold something; bound and words are the server's. */
export const requiredText = (name: string, most: number) =>
  z.string().trim().min(1, `${name} is required`).max(most, `${name} can have at most ${most} characters`);
