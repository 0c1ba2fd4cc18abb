import type { JetStreamManager } from '@nats-io/jetstream';
import type { DataSource } from 'typeorm';
import type { Logger } from '../../logging/logger.js';
import { ensureStream } from '../nats/ensure-stream.js';
import type { NatsConnection } from '../nats/nats-connection.js';
import { streamName } from '../nats/stream-name.js';
import { recordedPosition, republishLost, type StreamContents } from './lost-rows.js';

interface StreamReconcilerOptions {
  readonly service: string;
  readonly dataSource: DataSource;
  readonly nats: NatsConnection;
  readonly logger: Logger;
  /** How long a check of the stream is valid. */
  readonly trustMs: number;
}

/** Keeps the stream consistent with the outbox, the source of truth. Nothing is published before a check after a (re)connect. */
export class StreamReconciler {
  private known: { created: string; at: number } | undefined;

  constructor(private readonly options: StreamReconcilerOptions) {}

  /** Requires a check before the next publish. */
  doubt(): void {
    this.known = undefined;
  }

  /** Creates or corrects the stream, and makes lost rows due again, unless it did so recently. @returns the timestamp that identifies it */
  async trustedStream(): Promise<string> {
    if (this.known && performance.now() - this.known.at < this.options.trustMs) return this.known.created;
    const at = performance.now();
    const created = await this.checkStream();
    this.known = { created, at };
    return created;
  }

  /**
   * Consumers may skip new messages as seen after a stream lost its tail. Their owners recreate them and read from the beginning;
   * the inbox filters duplicates.
   */
  async resetConsumers(): Promise<void> {
    const { service, nats, logger } = this.options;
    const { manager } = nats.jetstream();
    const names: string[] = [];
    for await (const { name } of manager.consumers.list(streamName(service))) names.push(name);
    for (const name of names) await manager.consumers.delete(streamName(service), name);
    logger.warn({ stream: streamName(service), consumers: names }, 'stream was reset: its consumers start over');
  }

  private async checkStream(): Promise<string> {
    const { service, dataSource, nats, logger } = this.options;
    const { manager } = nats.jetstream();
    const stream = streamName(service);
    const { info, created, corrected } = await ensureStream(manager, service);
    if (created) logger.info({ stream }, 'stream created');
    if (corrected.length > 0) logger.warn({ stream, corrected }, 'stream configuration corrected');

    const recorded = await recordedPosition(dataSource, info.created);
    const contents = await readContents(manager, stream);
    if (contents.created !== info.created) throw new Error(`stream ${stream} was recreated in the meantime`);
    const republished = await republishLost(dataSource, contents, recorded);
    if (republished > 0)
      logger.warn({ stream, rows: republished }, 'stream lacks events that the outbox has: publishing them again');
    if (recorded.highest > contents.lastSequence) await this.resetConsumers();
    return contents.created;
  }
}

async function readContents(manager: JetStreamManager, stream: string): Promise<StreamContents> {
  const { created, state } = await manager.streams.info(stream, { deleted_details: true });
  return {
    created,
    firstSequence: state.first_seq,
    lastSequence: state.last_seq,
    deleted: state.deleted ?? [],
  };
}
