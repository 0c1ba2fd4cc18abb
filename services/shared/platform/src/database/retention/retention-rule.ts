/** infra/docs/operations.md lists all rules. */
export interface RetentionRule {
  readonly table: string;
  /** SQL condition; `$1` is the cutoff, a timestamptz, e.g. `created_at < $1`. */
  readonly expired: string;
  readonly keptDays: number;
  /** SQL assignments that blank a row instead of deleting it. `expired` must be false for a blanked row. */
  readonly blank?: string;
  /** SQL that keeps what still counts of the rows, in the same statement. It reads them from `changed`, and sees tables as before. */
  readonly keep?: string;
}
