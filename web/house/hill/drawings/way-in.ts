import type { WayIn } from '../../../kit/house/way-in.js';
import { wayInWords } from '../texts/way-in.js';
import drawing from './way-in.svg';

export const wayIn: WayIn | undefined = { drawing, ...wayInWords };
