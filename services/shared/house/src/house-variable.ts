import { z } from 'zod';
import { houseNames } from './house-folder.js';
import { DEFAULT_HOUSE } from './read-house.js';

/** `HOUSE`: the folder of a house. */
export const houseVariable = z
  .string()
  .refine((name) => houseNames().includes(name), { error: () => `must be one of ${houseNames().join(', ')}` })
  .default(DEFAULT_HOUSE);
