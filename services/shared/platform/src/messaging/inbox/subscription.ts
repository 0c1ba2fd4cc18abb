import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { EventDefinition } from '@hilltop/contracts/define-event';
import type { Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** An injectable class, named as a sentence: what a service does when an event arrives. */
export interface Reaction<Data> {
  /**
   * Runs in one transaction with the inbox row, so it takes effect once. Events come late and in any order. An error means a retry later.
   */
  react(event: CloudEvent<Data>, manager: EntityManager): Promise<void>;

  /** After the commit, in this process only, and possibly never: to wake a job that also polls. Must not throw. */
  committed?(): void;
}

/** An entry of a service's `subscriptions.ts`. */
export interface Subscription<Data = unknown> {
  readonly event: EventDefinition<Data>;
  /** Letters, digits, dashes; unique in the whole system and never renamed. */
  readonly durable: string;
  readonly react: Type<Reaction<Data>>;
}

/** @throws TypeError for a durable name that NATS would refuse */
export function subscription<Data>(line: Subscription<Data>): Subscription {
  if (!/^[A-Za-z\d-]{1,64}$/.test(line.durable)) throw new TypeError(`not a durable name: ${line.durable}`);
  return line as unknown as Subscription;
}
