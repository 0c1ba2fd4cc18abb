import type { WayMap } from '../../../kit/house/ticket-parts.js';
import { VisitMap } from './visit-map.js';

export const wayMap: WayMap | undefined = {
  Map: VisitMap,
  caption: 'Towns and miles are to scale, road and river simplified.',
  printedCaption: 'Road and river simplified. Texas 180 was the Bankhead Highway.',
};
