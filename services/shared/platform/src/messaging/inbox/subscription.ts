import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { EventDefinition } from '@hilltop/contracts/define-event';
import type { Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a service does when an event arrives: an injectable class, named as a sentence. */
export interface Reaction<Data> {
  /**
   * Runs in one transaction with the inbox row, so its effects on the database happen once. Events can come late and in any
   * order. Throwing rolls everything back, and the event is retried later.
   */
  react(event: CloudEvent<Data>, manager: EntityManager): Promise<void>;

  /**
   * Runs after `react` is committed, in this process only and possibly never: use it to wake a job that also polls. Must not
   * throw.
   */
  committed?(): void;
}

/** One entry of a service's `subscriptions.ts`. */
export interface Subscription<Data = unknown> {
  readonly event: EventDefinition<Data>;
  /** Name of the durable consumer: letters, digits, dashes; unique in the whole system and never renamed. */
  readonly durable: string;
  readonly react: Type<Reaction<Data>>;
}

/** Subscribes a service to an event. Throws a `TypeError` for a durable name that NATS would refuse. */
export function subscription<Data>(line: Subscription<Data>): Subscription {
  if (!/^[A-Za-z\d-]{1,64}$/.test(line.durable)) throw new TypeError(`not a durable name: ${line.durable}`);
  return line as unknown as Subscription;
}
