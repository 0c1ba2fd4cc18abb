import type { WayMap } from '../../../kit/house/ticket-parts.js';

/** Two sentences find the mill. */
export const wayMap: WayMap | undefined = undefined;
