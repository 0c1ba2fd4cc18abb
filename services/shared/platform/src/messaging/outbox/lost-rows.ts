import type { DataSource } from 'typeorm';
import { streamKeepsMs } from '../nats/stream-name.js';

/** What a stream holds, as the server says. */
export interface StreamContents {
  /** Created timestamp: another one is another stream, whatever its name. */
  readonly created: string;
  readonly firstSequence: number;
  readonly lastSequence: number;
  /** Sequences in between that were deleted one by one. */
  readonly deleted: readonly number[];
}

/** Where the outbox stands in a stream. */
export interface RecordedPosition {
  /** Database time at which this was asked, ISO text with microseconds. */
  readonly at: string;
  /** Highest sequence that a row of this outbox has in the stream; 0 when none has. */
  readonly highest: number;
}

const batchSize = 1_000;
// Clocks of the database and the server may differ; within this much of its end a row may have aged out rightly.
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

// Two ranges, because an index serves no "<>".
const ofAnotherStream = `(stream_created < $3 OR stream_created > $3)`;

// Whether the stream's beginning is where age has brought it. Asked first, because what has aged out rightly lies there too.
const oldestYoung = `
  SELECT stream_created = $3 AND stream_sequence < $4 AS lost FROM outbox
  WHERE published_at IS NOT NULL AND ${young} ORDER BY published_at LIMIT 1`;

// What is too old to be fed again is no longer compared either.
const forget = `
  WITH forgotten AS (
    UPDATE outbox SET stream_created = NULL, stream_sequence = NULL
    WHERE published_at <= $1::timestamptz - $2 * interval '1 millisecond'
      AND (${ofAnotherStream} OR (stream_created = $3 AND stream_sequence > $4))
    RETURNING id
  ) SELECT count(*)::int AS count FROM forgotten`;

/** Asks before the stream is looked at: what is recorded at this moment was in the stream before. */
export async function recordedPosition(dataSource: DataSource, streamCreated: string): Promise<RecordedPosition> {
  const rows: RecordedPosition[] = await dataSource.query(position, [streamCreated]);
  if (!rows[0]) throw new Error('the query returned no row');
  return rows[0];
}

/**
 * Makes every published row due again that the stream should still hold and does not: the stream is another one, went
 * back, was purged, or lost single messages.
 *
 * @returns how many rows are due again
 */
export async function republishLost(
  dataSource: DataSource,
  { created, firstSequence, lastSequence, deleted }: StreamContents,
  asked: RecordedPosition,
): Promise<number> {
  const run = async (lost: string, values: unknown[], keepsMs = streamKeepsMs): Promise<number> => {
    const statement = unpublish(lost);
    for (let sum = 0; ; ) {
      const rows: { count: number }[] = await dataSource.query(statement, [asked.at, keepsMs, ...values]);
      const count = rows[0]?.count ?? 0;
      sum += count;
      if (count < batchSize) return sum;
    }
  };
  let sum = await run(ofAnotherStream, [created]);
  sum += await run('stream_created = $3 AND stream_sequence > $4', [created, lastSequence]);
  const safeMs = streamKeepsMs - endOfLifeMs;
  const [oldest] = await dataSource.query(oldestYoung, [asked.at, safeMs, created, firstSequence]);
  if (oldest?.lost) sum += await run('stream_created = $3 AND stream_sequence < $4', [created, firstSequence], safeMs);
  if (deleted.length > 0) {
    sum += await run('stream_created = $3 AND stream_sequence = ANY($4::bigint[])', [created, deleted]);
  }
  await dataSource.query(forget, [asked.at, streamKeepsMs, created, lastSequence]);
  return sum;
}
