import { z } from 'zod';
import { TOUR_TYPES } from '../tour-types.js';

export const tourType = z.enum(TOUR_TYPES);
