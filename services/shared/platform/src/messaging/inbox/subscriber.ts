import type { Reaction, Subscription } from './subscription.js';

export interface Subscriber {
  readonly subscription: Subscription;
  readonly reaction: Reaction<unknown>;
}
