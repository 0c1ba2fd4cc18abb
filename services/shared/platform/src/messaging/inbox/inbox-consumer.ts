import { setTimeout as pause } from 'node:timers/promises';
import type { Consumer, ConsumerInfo, ConsumerMessages } from '@nats-io/jetstream';
import type { DataSource } from 'typeorm';
import { backoffMs } from '../../async/backoff.js';
import { withTimeout } from '../../async/with-timeout.js';
import type { Logger } from '../../logging/logger.js';
import type { JetStream, NatsConnection } from '../nats/nats-connection.js';
import { isConsumerMissing } from '../nats/nats-errors.js';
import { streamName } from '../nats/stream-name.js';
import type { CountDelivery } from './consumer.metrics.js';
import { consumerConfiguration, consumerDrift } from './consumer-configuration.js';
import { handleMessage, usualRetryDelaysMs } from './handle-message.js';
import type { Subscriber } from './subscriber.js';

export interface InboxConsumerOptions {
  readonly subscriber: Subscriber;
  readonly dataSource: DataSource;
  readonly nats: NatsConnection;
  readonly logger: Logger;
  readonly retryDelaysMs?: readonly number[];
  readonly count?: CountDelivery | undefined;
}

/** Concurrent messages per process. */
const atOnce = 8;
/** A fetch costs the client and the server more than an event does, so that idle ones are long. */
const fetchMs = 30_000;

/** Two that are missing end a fetch: its request was lost. */
const heartbeatMs = 5_000;
const againMs = 500;
const longestAgainMs = 5_000;
/** How long a shutdown waits for reactions. After that they roll back and are redelivered. */
const finishMs = 4_000;

/** Feeds a subscription from its durable consumer, which processes can share. Waits for whatever is unavailable. */
export class InboxConsumer {
  private readonly giveUp = new AbortController();
  private readonly working = new Set<Promise<void>>();
  private fetching: ConsumerMessages | undefined;
  private databaseAway = false;
  private running: Promise<void> = Promise.resolve();
  private lastFault = '';

  constructor(private readonly options: InboxConsumerOptions) {}

  start(): void {
    // A server that was away has lost the request.
    this.options.nats.onConnected(() => this.fetching?.stop());
    this.running = this.consumeForEver();
  }

  async stop(): Promise<void> {
    this.giveUp.abort();
    this.fetching?.stop();
    const finished = this.running.then(() => Promise.all(this.working));
    await withTimeout(finished, finishMs, () => undefined);
  }

  private get stopping(): boolean {
    return this.giveUp.signal.aborted;
  }

  private async consumeForEver(): Promise<void> {
    for (let faults = 0; !this.stopping; ) {
      try {
        if (await this.partsAreThere()) {
          const consumer = await this.ensure();
          faults = 0;
          while (!this.stopping && !this.databaseAway) await this.fetch(consumer);
        }
      } catch (error) {
        faults += 1;
        this.report(error);
      }
      if (!this.stopping) await this.wait(backoffMs(Math.max(1, faults), againMs, longestAgainMs));
    }
  }

  private async partsAreThere(): Promise<boolean> {
    const { dataSource, nats } = this.options;
    if (!dataSource.isInitialized || !nats.connected) return false;
    await dataSource.query('SELECT 1');
    this.databaseAway = false;
    return true;
  }

  private async ensure(): Promise<Consumer> {
    const { subscriber, nats, logger } = this.options;
    const { event, durable } = subscriber.subscription;
    const { client, manager } = nats.jetstream();
    const stream = streamName(event.service);
    const { info, outcome, drifted } = await ensureConsumer({ manager }, stream, durable, event.subject);
    if (outcome !== 'as wanted') logger.info({ consumer: durable, stream, outcome, drifted }, 'durable consumer');
    this.lastFault = '';
    return client.consumers.getConsumerFromInfo(info);
  }

  private async fetch(consumer: Consumer): Promise<void> {
    while (this.working.size > atOnce / 2) await Promise.race(this.working);
    if (this.stopping) return;
    const asked = { max_messages: atOnce - this.working.size, expires: fetchMs, idle_heartbeat: heartbeatMs };
    const messages = await consumer.fetch(asked);
    this.fetching = messages;
    for await (const message of messages) {
      const work = this.handle(message).finally(() => this.working.delete(work));
      this.working.add(work);
    }
  }

  private async handle(message: Parameters<typeof handleMessage>[0]): Promise<void> {
    const { subscriber, dataSource, logger, count, retryDelaysMs = usualRetryDelaysMs } = this.options;
    const reached = await handleMessage(message, { subscriber, dataSource, logger, retryDelaysMs, count });
    if (reached) return;
    this.databaseAway = true;
    // Each delivery counts, also those that could only be put off.
    this.fetching?.stop();
  }

  /** Logs a repeated error once. */
  private report(error: unknown): void {
    const { subscriber, logger } = this.options;
    const fault = String(error);
    if (fault === this.lastFault) return;
    this.lastFault = fault;
    logger.warn({ err: error, consumer: subscriber.subscription.durable }, 'cannot consume, retrying');
  }

  private async wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.giveUp.signal }).catch(() => undefined);
  }
}

interface EnsuredConsumer {
  readonly info: ConsumerInfo;
  /** `recreated`: a setting could not be changed in place, so the stream is read again from its beginning. */
  readonly outcome: 'as wanted' | 'created' | 'corrected' | 'recreated';
  readonly drifted: string[];
}

/** Creates a durable consumer or corrects it. Throws when the stream is missing. */
export async function ensureConsumer(
  { manager }: Pick<JetStream, 'manager'>,
  stream: string,
  durable: string,
  subject: string,
): Promise<EnsuredConsumer> {
  const wanted = consumerConfiguration(durable, subject);
  let info: ConsumerInfo;
  try {
    info = await manager.consumers.info(stream, durable);
  } catch (error) {
    if (!isConsumerMissing(error)) throw error;
    return { info: await manager.consumers.add(stream, wanted), outcome: 'created', drifted: [] };
  }
  const drifted = consumerDrift(wanted, info.config);
  if (drifted.length === 0) return { info, outcome: 'as wanted', drifted };
  const { ack_wait, max_deliver, max_ack_pending, filter_subject } = wanted;
  const changeable = { ack_wait, max_deliver, max_ack_pending, filter_subject, backoff: [] };
  const corrected = await manager.consumers.update(stream, durable, changeable).catch(() => undefined);
  if (corrected && consumerDrift(wanted, corrected.config).length === 0) {
    return { info: corrected, outcome: 'corrected', drifted };
  }
  await manager.consumers.delete(stream, durable);
  return { info: await manager.consumers.add(stream, wanted), outcome: 'recreated', drifted };
}
