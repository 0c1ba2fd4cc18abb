import { NatsConnection } from '@hilltop/platform/messaging/nats/nats-connection';
import { streamName } from '@hilltop/platform/messaging/nats/stream-name';
import { Injectable } from '@nestjs/common';
import { SUBSCRIPTIONS } from '../../subscriptions.js';

/** Whether this service has heard all that the others have said so far. */
@Injectable()
export class ConsumersCaughtUp {
  constructor(private readonly nats: NatsConnection) {}

  /** False also when it cannot be told. */
  async check(): Promise<boolean> {
    try {
      const { manager } = this.nats.jetstream();
      const consumers = await Promise.all(
        SUBSCRIPTIONS.map(({ event, durable }) => manager.consumers.info(streamName(event.service), durable)),
      );
      return consumers.every(({ num_pending, num_ack_pending }) => num_pending === 0 && num_ack_pending === 0);
    } catch {
      return false;
    }
  }
}
