import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { EventDefinition } from '@hilltop/contracts/define-event';
import type { Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a service does when it hears an event: an injectable class whose file name is the sentence. */
export interface Reaction<Data> {
  /**
   * Runs in one transaction with the note that the event was handled, so its effects on the database happen once. Events
   * may come in any order and late. Throwing rolls everything back and has it tried again later.
   */
  react(event: CloudEvent<Data>, manager: EntityManager): Promise<void>;

  /**
   * Runs once `react` is committed, in this process alone and perhaps never: for waking what works on the new rows and
   * polls besides. Must not throw.
   */
  committed?(): void;
}

/** One line of a service's `subscriptions.ts`. */
export interface Subscription<Data = unknown> {
  readonly event: EventDefinition<Data>;
  /** Name of the durable consumer: letters, digits, dashes; unique in the whole system and never renamed. */
  readonly durable: string;
  readonly react: Type<Reaction<Data>>;
}

/** States that a service reacts to an event. Throws a `TypeError` for a durable name that NATS would refuse. */
export function subscription<Data>(line: Subscription<Data>): Subscription {
  if (!/^[A-Za-z\d-]{1,64}$/.test(line.durable)) throw new TypeError(`not a durable name: ${line.durable}`);
  return line as unknown as Subscription;
}
