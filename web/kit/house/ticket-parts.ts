import type { ComponentType } from 'react';

/** A picture that comes with each ticket, chosen by its confirmation code. */
export interface TicketCard {
  readonly Card: ComponentType<{ readonly code: string }>;
  /** URL of its back, 500 × 700: before it is dealt. */
  readonly back: string;
  /** For paper, to cut out: an image alone, 300 × 420. */
  readonly Picture: ComponentType<{ readonly code: string }>;
}

/** A drawn map of the way. */
export interface WayMap {
  readonly Map: ComponentType;
  /** What the drawing simplifies, below it on the page. */
  readonly caption: string;
  /** The same on paper. */
  readonly printedCaption: string;
}
