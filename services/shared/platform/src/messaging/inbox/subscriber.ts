import type { Reaction, Subscription } from './subscription.js';

/** A subscription with the instance that reacts. */
export interface Subscriber {
  readonly subscription: Subscription;
  readonly reaction: Reaction<unknown>;
}
