import { t } from '@lingui/core/macro';
import type { TourType } from '../../../generated/operations.js';
import type { TourDrawing } from '../../../kit/house/tour-drawing.js';
import gate from '../about/drawings/tour-gate.svg';
import pavilion from './tour-pavilion.svg';
import tunnel from './tour-tunnel.svg';

export const tourDrawings: Readonly<Record<TourType, TourDrawing>> = {
  standard: {
    src: gate,
    alt: t`Illustration: the open stone gate by day, visitors on the drive to the house on the hill`,
  },
  premium: {
    src: tunnel,
    alt: t`Illustration: a guide with a lantern leads visitors through the stone tunnel towards the daylight`,
  },
  private: {
    src: pavilion,
    alt: t`Illustration: one party of visitors in the garden at sunset, a car waiting under the oak`,
  },
};
