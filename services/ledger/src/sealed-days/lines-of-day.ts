import type { DataSource, EntityManager } from 'typeorm';

/** One page of the books. */
export interface LinesOfDay {
  readonly lineCount: number;
  /** Null without lines. */
  readonly lastLineId: string | null;
  /** US cents by account, of the accounts that have lines. */
  readonly sums: Readonly<Record<string, number>>;
  /** SHA-256 in hex of the text of all lines. */
  readonly linesHash: string;
}

const moment = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const date = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;
const ESCAPED = ['\\b', '\\f', '\\n', '\\r', '\\t', '\\v'];
/** Escapes like PostgreSQL's COPY: backslashes, and the ends of fields and lines. */
const text = (column: string) =>
  ESCAPED.reduce((sql, escaped) => `replace(${sql}, E'${escaped}', '${escaped}')`, `replace(${column}, '\\', '\\\\')`);

/** The order is that of infra/docs/auditing.md. Null is `\N`. */
const FIELDS = [
  'id::text',
  'movement_id::text',
  'position::text',
  moment('at'),
  date('business_date'),
  date('corrects_date'),
  text('account'),
  'cents::text',
  text('tender'),
  text('kind'),
  // A line without a rate reads as it did before lines had one.
  `${text('tax_code')} || coalesce(' ' || tax_rate || ' ' || state_tax_rate, '')`,
  'tour_id::text',
  text('product_id'),
  moment('starts_at'),
  text('source'),
  'source_id::text',
  text('reference'),
  text('channel'),
  text('cause'),
  'is_refund::text',
  moment('written_at'),
];
const LINE = FIELDS.map((field) => `coalesce(${field}, '\\N')`).join(` || E'\\t' || `);

/** PostgreSQL hashes, so that a year is verified without reading its lines into this process. $1 the date. */
const LINES_OF_DAY = `
  WITH lines AS (SELECT id, account, cents, ${LINE} || E'\\n' AS line FROM money_lines WHERE business_date = $1::date)
  SELECT count(*)::integer AS "lineCount", max(id)::text AS "lastLineId",
    encode(sha256(convert_to(coalesce(string_agg(line, '' ORDER BY id), ''), 'UTF8')), 'hex') AS "linesHash",
    (SELECT coalesce(jsonb_object_agg(account, cents), '{}') FROM (
      SELECT account, sum(cents) AS cents FROM lines GROUP BY account) AS sums) AS sums
  FROM lines`;

export async function linesOfDay(manager: DataSource | EntityManager, day: string): Promise<LinesOfDay> {
  const [lines]: LinesOfDay[] = await manager.query(LINES_OF_DAY, [day]);
  if (!lines) throw new Error('an aggregate has no row');
  return lines;
}
