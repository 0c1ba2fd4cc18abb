/** Text, an amount, or a count. */
export interface Column<Row> {
  readonly name: string;
  readonly about: string;
  readonly example: string | number | null;
  readonly text?: (row: Row) => string | null | undefined;
  readonly cents?: (row: Row) => number;
  /** Only an amount above 0 is shown. */
  readonly centsAboveZero?: (row: Row) => number;
  /** Null when unknown. */
  readonly count?: (row: Row) => number | null | undefined;
}
