import { RepeatingJob } from '@hilltop/platform/async/repeating-job';
import { withTimeout } from '@hilltop/platform/async/with-timeout';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { NatsConnection } from '@hilltop/platform/messaging/nats/nats-connection';
import { Inject, Injectable, type OnApplicationBootstrap, Optional } from '@nestjs/common';
import { tagsOfEvent } from './cache-tags.js';
import { TagVersions } from './tag-versions.js';

type Connection = ReturnType<NatsConnection['core']>;

export interface ReceivedEvent {
  readonly subject: string;
  json(): unknown;
}

type Listener = (event: ReceivedEvent | undefined) => void;

const pingEveryMs = 1_000;
/** How long a ping response is valid. */
const listeningMs = 3_000;
const pingTimeoutMs = listeningMs - pingEveryMs;

/**
 * A plain subscription without replay: after each connect it invalidates everything, as it may have missed events. NATS answers a ping
 * after everything it sent earlier, so a recent answer proves that no earlier event is missing, and reveals a dead connection.
 */
@Injectable()
export class InvalidationSubscriber implements OnApplicationBootstrap {
  private listeningUntil = 0;
  private subscribedOn: Connection | undefined;
  /** Counts connections: a ping on an earlier one proves nothing. */
  private connections = 0;
  private readonly listeners: Listener[] = [];
  private readonly job: RepeatingJob;

  /** @param nats undefined when the gateway runs without NATS */
  constructor(
    private readonly versions: TagVersions,
    private readonly shutdown: ShutdownSteps,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(NatsConnection) private readonly nats?: NatsConnection,
  ) {
    this.job = new RepeatingJob({ name: 'ping NATS', everyMs: pingEveryMs, run: () => this.ping(), logger });
  }

  /** While false, events may be missing and cached responses must not be served. */
  get isListening(): boolean {
    return this.nats?.connected === true && performance.now() < this.listeningUntil;
  }

  /** @param listener gets every event, and `undefined` when some may have been missed */
  onEvent(listener: Listener): void {
    this.listeners.push(listener);
  }

  onApplicationBootstrap(): void {
    const { nats } = this;
    if (!nats) return;
    this.shutdown.add(shutdownOrder.connections, 'nats', () => nats.close());
    this.shutdown.add(shutdownOrder.jobs, 'ping NATS', () => this.job.stop());
    nats.onConnected(() => {
      this.connections += 1;
      this.listeningUntil = 0;
      this.job.wake();
    });
    nats.start();
    this.job.start();
  }

  private async ping(): Promise<void> {
    if (!this.nats?.connected) return;
    const { connections } = this;
    const sentAt = performance.now();
    try {
      const connection = this.nats.core();
      this.subscribe(connection);
      await withTimeout(connection.flush(), pingTimeoutMs, () => {
        throw new Error(`no response within ${pingTimeoutMs} ms`);
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'NATS did not respond to a ping; bypassing the response cache');
      return;
    }
    if (connections !== this.connections) return;
    if (!this.isListening) {
      this.invalidateAll();
      this.logger.info('subscribed to events; the response cache is open');
    }
    this.listeningUntil = sentAt + listeningMs;
  }

  private subscribe(connection: Connection): void {
    if (this.subscribedOn === connection) return;
    this.subscribedOn = connection;
    connection.subscribe('hilltop.>', {
      callback: (error, message) => {
        if (error) {
          this.invalidateAll();
          return;
        }
        this.versions.invalidate(tagsOfEvent(message.subject));
        for (const listener of this.listeners) listener(message);
      },
    });
  }

  private invalidateAll(): void {
    this.versions.invalidateAll();
    for (const listener of this.listeners) listener(undefined);
  }
}
