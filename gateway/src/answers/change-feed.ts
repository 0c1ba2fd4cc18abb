import { RepeatingJob } from '@hilltop/platform/lifecycle/repeating-job';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { within } from '@hilltop/platform/lifecycle/within';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { NatsConnection } from '@hilltop/platform/nats/nats-connection';
import { Inject, Injectable, type OnApplicationBootstrap, Optional } from '@nestjs/common';
import { Generations } from './generations.js';
import { tellingServices, topicsOfEvent } from './topics.js';

type Connection = ReturnType<NatsConnection['core']>;

/** How often the bus is asked whether it is there, and how long its word counts, in milliseconds. */
const askEveryMs = 1_000;
const wordCountsMs = 3_000;
const answerMs = wordCountsMs - askEveryMs;

/**
 * Hears the events of the services and ends generations by them. Each gateway listens for itself, to what is said from
 * now on: it has nothing to catch up with, as whatever it may have missed it empties.
 *
 * An answer of the bus to a ping comes after all that it had for us before. So as long as one has come lately, nothing
 * is missing that was said before that ping; a connection that only looks alive is noticed by its silence.
 */
@Injectable()
export class ChangeFeed implements OnApplicationBootstrap {
  private heardUntil = 0;
  private subscribedOn: Connection | undefined;
  /** Grows with every connection: what was asked on an earlier one says nothing of this one. */
  private round = 0;
  private readonly job: RepeatingJob;

  /** @param nats left out where there is no bus: then nothing is ever listened to */
  constructor(
    private readonly generations: Generations,
    private readonly shutdown: ShutdownSteps,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(NatsConnection) private readonly nats?: NatsConnection,
  ) {
    this.job = new RepeatingJob({ name: 'listen to changes', everyMs: askEveryMs, run: () => this.ask(), logger });
  }

  /** Whether every change is heard of. While it is not, nothing that was kept may be told. */
  get listening(): boolean {
    return this.nats?.connected === true && performance.now() < this.heardUntil;
  }

  onApplicationBootstrap(): void {
    const { nats } = this;
    if (!nats) return;
    this.shutdown.add(shutdownOrder.connections, 'nats', () => nats.close());
    this.shutdown.add(shutdownOrder.jobs, 'listen to changes', () => this.job.stop());
    nats.onConnected(() => {
      this.round += 1;
      this.heardUntil = 0;
      this.job.wake();
    });
    nats.start();
    this.job.start();
  }

  private async ask(): Promise<void> {
    if (!this.nats?.connected) return;
    const { round } = this;
    const askedAt = performance.now();
    try {
      const connection = this.nats.core();
      this.subscribe(connection);
      await within(connection.flush(), answerMs, noAnswer);
    } catch (error) {
      this.logger.warn({ err: error }, 'the bus does not say whether it listens; answers are not kept meanwhile');
      return;
    }
    if (round !== this.round) return;
    // Whatever was said while nobody listened was not heard.
    if (!this.listening) {
      this.generations.emptyAll();
      this.logger.info('changes are listened to, public answers are kept');
    }
    this.heardUntil = askedAt + wordCountsMs;
  }

  /** The client renews its subscriptions by itself on the same connection. */
  private subscribe(connection: Connection): void {
    if (this.subscribedOn === connection) return;
    this.subscribedOn = connection;
    for (const service of tellingServices) {
      connection.subscribe(`hilltop.${service}.>`, {
        callback: (error, message) => {
          if (error) this.generations.emptyAll();
          else this.generations.empty(topicsOfEvent(message.subject));
        },
      });
    }
  }
}

function noAnswer(): never {
  throw new Error(`no answer within ${answerMs} ms`);
}
