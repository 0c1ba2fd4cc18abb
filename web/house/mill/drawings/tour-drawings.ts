import { t } from '@lingui/core/macro';
import type { TourType } from '../../../generated/operations.js';
import type { TourDrawing } from '../../../kit/house/tour-drawing.js';
import evening from './tour-evening.svg';
import gears from './tour-gears.svg';
import loaf from './tour-loaf.svg';

export const tourDrawings: Readonly<Record<TourType, TourDrawing>> = {
  standard: {
    src: gears,
    alt: t`Illustration: a pair of millstones under a hopper of wheat, turned by wooden gears; flour runs into a sack`,
  },
  premium: {
    src: loaf,
    alt: t`Illustration: a loaf on a peel before the open brick oven, with wheat and a crock of flour beside it`,
  },
  private: {
    src: evening,
    alt: t`Illustration: the mill after dark, every window lit, lanterns along the footbridge over the creek`,
  },
};
