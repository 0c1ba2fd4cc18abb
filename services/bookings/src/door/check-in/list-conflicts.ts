import { type EntityManager, In } from 'typeorm';
import { CheckInConflict, CONFLICT_KINDS } from './check-in-conflict.entity.js';

export interface ListedConflict {
  readonly conflict: CheckInConflict;
  /** Unknown tickets of one phone and day are one row. */
  readonly strays?: {
    /** The newest 50. */
    readonly scanIds: readonly string[];
    readonly total: number;
    readonly people: number;
  };
}

export interface ConflictPage {
  readonly first: number;
  readonly offset: number;
}

export interface ListedConflicts {
  readonly conflicts: readonly ListedConflict[];
  readonly total: number;
  readonly open: number;
}

/** $1 start and $2 end of the day on which they were settled */
const ROWS = `
  WITH listed AS (
    SELECT c.id, c.kind, c.date, c.opened_at, c.settled_at, coalesce(s.device_id, c.subject_id::text) AS seen_by, s.id AS scan_id, s.people
    FROM check_in_conflicts c LEFT JOIN scans s ON c.kind = 'UNKNOWN_TICKET' AND s.id = c.subject_id
    WHERE c.settled_at IS NULL OR (c.settled_at >= $1::timestamptz AND c.settled_at < $2::timestamptz)),
  rows AS (
    SELECT kind, date, settled_at, min(opened_at) AS opened_at, (array_agg(id ORDER BY opened_at, id))[1] AS id,
      count(scan_id)::integer AS tickets, sum(people)::integer AS people,
      (array_agg(scan_id ORDER BY opened_at DESC, scan_id) FILTER (WHERE scan_id IS NOT NULL))[1:50] AS "scanIds"
    FROM listed GROUP BY kind, date, seen_by, settled_at)`;

/** $3 date, $4 kinds, the worst first, $5 first, $6 offset */
const PAGE = `${ROWS}
  SELECT id, tickets, people, "scanIds" FROM rows
  ORDER BY settled_at IS NOT NULL, settled_at DESC, date <> $3::date, array_position($4::text[], kind), opened_at, id
  LIMIT $5 OFFSET $6`;

const COUNT = `${ROWS}
  SELECT count(*)::integer AS total, count(*) FILTER (WHERE settled_at IS NULL)::integer AS open FROM rows`;

interface Row {
  readonly id: string;
  readonly tickets: number;
  readonly people: number | null;
  readonly scanIds: readonly string[] | null;
}

/**
 * Open ones of every day, because a phone can send its scans days later; settled ones between `from` and `until`.
 * @param date YYYY-MM-DD; its open conflicts come first
 */
export async function listConflicts(
  manager: EntityManager,
  { date, from, until }: { readonly date: string; readonly from: Date; readonly until: Date },
  { first, offset }: ConflictPage,
): Promise<ListedConflicts> {
  const [rows, [counts]]: [Row[], { total: number; open: number }[]] = await Promise.all([
    manager.query(PAGE, [from, until, date, CONFLICT_KINDS, first, offset]),
    manager.query(COUNT, [from, until]),
  ]);
  const found = await manager.findBy(CheckInConflict, { id: In(rows.map(({ id }) => id)) });
  const byId = new Map(found.map((conflict) => [conflict.id, conflict]));
  const conflicts = rows.flatMap(({ id, tickets, people, scanIds }) => {
    const conflict = byId.get(id);
    return conflict ? { conflict, ...(scanIds && { strays: { scanIds, total: tickets, people: people ?? 0 } }) } : [];
  });
  return { conflicts, ...(counts ?? { total: 0, open: 0 }) };
}
