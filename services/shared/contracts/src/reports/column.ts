/** A column of a report: text, an amount, or a count. */
export interface Column<Row> {
  readonly name: string;
  readonly about: string;
  readonly example: string | number | null;
  readonly text?: (row: Row) => string | null | undefined;
  /** US cents. */
  readonly cents?: (row: Row) => number;
  /** US cents of which only an amount above 0 is shown. */
  readonly centsAboveZero?: (row: Row) => number;
  /** Null when it is not known. */
  readonly count?: (row: Row) => number | null | undefined;
}
