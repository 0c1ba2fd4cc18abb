import type { JetStreamManager } from '@nats-io/jetstream';
import type { DataSource } from 'typeorm';
import type { Logger } from '../../logging/logger.js';
import { ensureStream } from '../nats/ensure-stream.js';
import type { NatsConnection } from '../nats/nats-connection.js';
import { streamKeepsMs, streamName } from '../nats/stream-name.js';

interface StreamReconcilerOptions {
  readonly service: string;
  readonly dataSource: DataSource;
  readonly nats: NatsConnection;
  readonly logger: Logger;
  /** How long a check of the stream is valid. */
  readonly trustMs: number;
}

interface StreamContents {
  /** A different timestamp means a different stream, even with the same name. */
  readonly created: string;
  readonly firstSequence: number;
  readonly lastSequence: number;
  /** Deleted sequences in between. */
  readonly deleted: readonly number[];
}

interface RecordedPosition {
  /** Database time, ISO text with microseconds. */
  readonly at: string;
  /** Highest sequence of a row in the stream; 0 for none. */
  readonly highest: number;
}

const batchSize = 1_000;
// Allowed clock skew between database and server: within it, a row may have been removed because of its age.
const endOfLifeMs = 60 * 60 * 1000;

const position = `
  SELECT clock_timestamp()::text AS at, coalesce((
    SELECT max(stream_sequence) FROM outbox WHERE stream_created = $1 AND published_at IS NOT NULL
  ), 0)::float8 AS highest`;

const young = `published_at > $1::timestamptz - $2 * interval '1 millisecond' AND published_at <= $1::timestamptz`;

const unpublish = (lost: string) => `
  WITH lost AS (
    SELECT id FROM outbox WHERE published_at IS NOT NULL AND ${young} AND ${lost}
    ORDER BY position LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
  ), fed AS (
    UPDATE outbox SET published_at = NULL, stream_created = NULL, stream_sequence = NULL, due_at = now(),
      times_lost = times_lost + 1
    FROM lost WHERE outbox.id = lost.id RETURNING outbox.id
  ) SELECT count(*)::int AS count FROM fed`;

// Two ranges, because an index cannot serve "<>".
const ofAnotherStream = `(stream_created < $3 OR stream_created > $3)`;

// Checked first: whether the stream begins where retention has moved it, because expired rows lie before it too.
const oldestYoung = `
  SELECT stream_created = $3 AND stream_sequence < $4 AS lost FROM outbox
  WHERE published_at IS NOT NULL AND ${young} ORDER BY published_at LIMIT 1`;

// Rows too old to be published again are not compared.
const forget = `
  WITH forgotten AS (
    UPDATE outbox SET stream_created = NULL, stream_sequence = NULL
    WHERE published_at <= $1::timestamptz - $2 * interval '1 millisecond'
      AND (${ofAnotherStream} OR (stream_created = $3 AND stream_sequence > $4))
    RETURNING id
  ) SELECT count(*)::int AS count FROM forgotten`;

/** Query it before the stream is read: rows recorded by then were already in the stream. */
async function recordedPosition(dataSource: DataSource, streamCreated: string): Promise<RecordedPosition> {
  const rows: RecordedPosition[] = await dataSource.query(position, [streamCreated]);
  if (!rows[0]) throw new Error('the query returned no row');
  return rows[0];
}

/**
 * Makes published rows due again that the stream should still have: it was replaced, reset, purged, or lost messages.
 * @returns the number of rows
 */
async function republishLost(
  dataSource: DataSource,
  { created, firstSequence, lastSequence, deleted }: StreamContents,
  recorded: RecordedPosition,
): Promise<number> {
  const run = async (lost: string, values: unknown[], keepsMs = streamKeepsMs): Promise<number> => {
    const statement = unpublish(lost);
    for (let sum = 0; ; ) {
      const rows: { count: number }[] = await dataSource.query(statement, [recorded.at, keepsMs, ...values]);
      const count = rows[0]?.count ?? 0;
      sum += count;
      if (count < batchSize) return sum;
    }
  };
  let sum = await run(ofAnotherStream, [created]);
  sum += await run('stream_created = $3 AND stream_sequence > $4', [created, lastSequence]);
  const safeMs = streamKeepsMs - endOfLifeMs;
  const [oldest] = await dataSource.query(oldestYoung, [recorded.at, safeMs, created, firstSequence]);
  if (oldest?.lost) sum += await run('stream_created = $3 AND stream_sequence < $4', [created, firstSequence], safeMs);
  if (deleted.length > 0) {
    sum += await run('stream_created = $3 AND stream_sequence = ANY($4::bigint[])', [created, deleted]);
  }
  await dataSource.query(forget, [recorded.at, streamKeepsMs, created, lastSequence]);
  return sum;
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
