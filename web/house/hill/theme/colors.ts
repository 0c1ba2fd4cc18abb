import type { COLOR_NAMES } from '../../../../services/shared/contracts/src/house/color-names.js';
import values from '../../../../services/shared/house/hill/colors.json';

/** What each color is for is written in `color-names.ts`. */
export type ColorName = (typeof COLOR_NAMES)[number];

/** The mails have the same. `promised-contrast.ts` tests their contrasts. */
export const colors: Readonly<Record<ColorName, string>> = values;
