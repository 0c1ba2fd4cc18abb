import { t } from '@lingui/core/macro';
import type { TourDrawing } from '../../../kit/house/tour-drawing.js';
import aside from '../about/drawings/aside.svg';

/** For further tours of a type. */
export const spareDrawings: readonly TourDrawing[] = [
  { src: aside, alt: t`Illustration: the wheel turning in the creek, beside the red wall of the mill` },
];
