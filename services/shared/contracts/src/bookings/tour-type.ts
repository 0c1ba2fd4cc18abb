import { z } from 'zod';
import { TOUR_TYPES } from '../tour-types.js';

/** The types of tours in events. */
export const tourType = z.enum(TOUR_TYPES);
