import type { Reaction, Subscription } from './subscription.js';

/** A subscription with its reaction. */
export interface Subscriber {
  readonly subscription: Subscription;
  readonly reaction: Reaction<unknown>;
}
