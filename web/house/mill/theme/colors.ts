import type { ColorName } from '../../../../services/shared/contracts/src/house/color-names.js';
import values from '../../../../services/shared/house/mill/colors.json';

/** Slate, flour and rust. The mails have the same. */
export const colors: Readonly<Record<ColorName, string>> = values;
