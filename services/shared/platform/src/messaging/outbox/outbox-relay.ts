import type { JetStreamClient } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { DataSource } from 'typeorm';
import { backoffMs } from '../../async/backoff.js';
import { RepeatingJob } from '../../async/repeating-job.js';
import type { Logger } from '../../logging/logger.js';
import { inSpan } from '../../telemetry/in-span.js';
import { contextOf } from '../../telemetry/trace-context.js';
import type { NatsConnection } from '../nats/nats-connection.js';
import { isMessageRefused } from '../nats/nats-errors.js';
import { streamName } from '../nats/stream-name.js';
import { type ClaimedRow, leaseMs, OutboxLease } from './outbox-lease.js';
import { type PublishResult, publishInOrder } from './publish-in-order.js';
import { StreamReconciler } from './stream-reconciler.js';

export interface OutboxRelayOptions {
  /** E.g. `bookings`; names the stream. */
  readonly service: string;
  readonly dataSource: DataSource;
  readonly nats: NatsConnection;
  readonly logger: Logger;
  /** Seconds until NATS acknowledged an event. */
  readonly onPublished?: (seconds: number) => void;
  readonly pollMs?: number;
  /** Interval of comparing the stream with the outbox. */
  readonly compareMs?: number;
}

const inFlight = 32;
const publishMs = 3_000;
const longestDelayMs = 5 * 60 * 1000;
/** About half an hour, with delays that double from 1 s to 5 min. */
const mostAttempts = 14;
const jsonEvent = headers();
jsonEvent.set('content-type', 'application/cloudevents+json');

/** Publishes at least once and in order per aggregate. Any number of relays can share an outbox. */
export class OutboxRelay {
  private readonly lease: OutboxLease;
  private readonly keeper: StreamReconciler;
  private readonly job: RepeatingJob;
  private stopping = false;

  constructor(private readonly options: OutboxRelayOptions) {
    const { service, dataSource, nats, logger, pollMs = 1_000, compareMs = 30_000 } = options;
    this.lease = new OutboxLease(dataSource);
    this.keeper = new StreamReconciler({ service, dataSource, nats, logger, trustMs: compareMs });
    this.job = new RepeatingJob({
      name: 'outbox relay',
      everyMs: pollMs,
      mostMs: 5 * pollMs,
      run: () => this.drain(),
      logger,
    });
  }

  start(): void {
    this.options.nats.onConnected(() => {
      this.keeper.doubt();
      this.wake();
    });
    this.job.start();
  }

  wake(): void {
    this.job.wake();
  }

  /** Waits for rows in flight and releases the rest. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.job.stop();
  }

  private async drain(): Promise<void> {
    const { dataSource, nats } = this.options;
    while (!this.stopping && dataSource.isInitialized && nats.connected) {
      // Read before sending: if the stream is replaced meanwhile, the rows count as sent to the old one and are sent again.
      const stream = await this.keeper.trustedStream();
      const { client } = nats.jetstream();
      const claimedAt = performance.now();
      const rows = await this.lease.claim();
      if (rows.length === 0) return;
      const result = await this.publish(client, rows, claimedAt);
      await this.settle(result, stream);
      if (result.fault !== undefined) {
        this.keeper.doubt();
        this.options.logger.warn({ err: result.fault, left: result.left.length }, 'cannot publish, retrying');
        return;
      }
    }
  }

  private publish(
    client: JetStreamClient,
    rows: readonly ClaimedRow[],
    claimedAt: number,
  ): Promise<PublishResult<ClaimedRow>> {
    const expect = { streamName: streamName(this.options.service) };
    return publishInOrder(rows, {
      send: async (row) => {
        const options = { msgID: messageId(row), timeout: publishMs, expect, headers: jsonEvent };
        const attributes = { 'messaging.message.id': row.id };
        const parent = contextOf(row.traceparent);
        return inSpan({ name: `publish ${row.subject}`, kind: 'PRODUCER', attributes, parent }, async () => {
          const startedAt = performance.now();
          const { seq } = await client.publish(row.subject, row.event, options);
          this.options.onPublished?.((performance.now() - startedAt) / 1_000);
          return seq;
        });
      },
      isRefusal: isMessageRefused,
      inFlight,
      // Sent rows must be acknowledged and marked before the lease expires.
      mayGoOn: () => !this.stopping && performance.now() - claimedAt < leaseMs / 2,
    });
  }

  private async settle({ acknowledged, refused, left }: PublishResult<ClaimedRow>, stream: string): Promise<void> {
    const { logger } = this.options;
    if (acknowledged.length > 0) {
      const rows = acknowledged.map(({ row, sequence }) => ({ id: row.id, sequence }));
      const { marked, displaced } = await this.lease.markPublished(rows, stream);
      if (marked < rows.length) logger.warn({ rows: rows.length - marked }, 'lease expired before rows were marked');
      if (displaced > 0) await this.keeper.resetConsumers();
    }
    await this.lease.release(left.map(({ id }) => id));
    for (const { row, error } of refused) {
      const fact = { err: error, event: row.id, subject: row.subject, attempts: row.attempts + 1 };
      if (row.attempts + 1 >= mostAttempts) {
        await this.lease.giveUp(row.id, error instanceof Error ? error.message : String(error));
        logger.error(fact, 'event cannot be published: moved to the dead letters');
      } else {
        await this.lease.putOff(row.id, backoffMs(row.attempts + 1, 1_000, longestDelayMs));
        logger.warn(fact, 'event was refused, retrying later');
      }
    }
  }
}

function messageId({ id, timesLost }: ClaimedRow): string {
  return timesLost === 0 ? id : `${id}.${timesLost}`;
}
