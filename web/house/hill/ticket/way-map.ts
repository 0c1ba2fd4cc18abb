import { t } from '@lingui/core/macro';
import type { WayMap } from '../../../kit/house/ticket-parts.js';
import { VisitMap } from './visit-map.js';

export const wayMap: WayMap | undefined = {
  Map: VisitMap,
  caption: t`The last half mile. The drive has its length to scale, about 900 feet; its bends and the hill are as we draw them.`,
  printedCaption: t`The drive to scale, its bends as we draw them. Texas 180 was the Bankhead Highway.`,
};
