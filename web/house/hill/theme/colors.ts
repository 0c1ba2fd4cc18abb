import type { ColorName } from '../../../../services/shared/contracts/src/house/color-names.js';
import values from '../../../../services/shared/house/hill/colors.json';

/** The mails have the same. What each color is for is written in `color-names.ts`. */
export const colors: Readonly<Record<ColorName, string>> = values;
