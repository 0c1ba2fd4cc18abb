/** Which rows of a table are deleted or blanked, and when. infra/docs/operations.md lists them all. */
export interface RetentionRule {
  readonly table: string;
  /** SQL condition; `$1` is the cutoff, a timestamptz, e.g. `created_at < $1`. */
  readonly expired: string;
  /** How long rows are kept, in days. */
  readonly keptDays: number;
  /**
   * SQL assignments that blank a row instead of deleting it, e.g. `idempotency_key = NULL`. `expired` must be false for a
   * blanked row.
   */
  readonly blank?: string;
  /**
   * SQL that keeps what still counts of the rows, run in the statement that deletes or blanks them: they are `changed`, and
   * every table is seen as it was before.
   */
  readonly keep?: string;
}
