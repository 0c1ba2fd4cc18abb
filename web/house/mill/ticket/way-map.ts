import type { WayMap } from '../../../kit/house/ticket-parts.js';
import { MillMap } from './mill-map.js';

export const wayMap: WayMap | undefined = {
  Map: MillMap,
  caption: 'Drawn by the miller, not to scale.',
  printedCaption: 'Not to scale. Listen for the wheel.',
};
