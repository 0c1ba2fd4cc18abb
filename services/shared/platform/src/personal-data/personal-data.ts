/** Rows of a service that belong to a visitor, by e-mail address. */
export interface PersonalData {
  readonly table: string;
  /** SQL in lower case, e.g. `lower(email)`. */
  readonly email: string;
  /** SQL assignments that anonymize a row; without it the row is deleted. */
  readonly blank?: string;
  /** SQL condition of rows that are still needed, e.g. `starts_at > now()`: kept, and reported as kept. */
  readonly needed?: string;
  /** The books know the row by its id (`sourceId` of `money-moved`). */
  readonly inBooks?: true;
}

/** Rows. */
export interface Erased {
  readonly erased: number;
  readonly kept: number;
  /** Ids of erased rows that are in the books. */
  readonly sourceIds?: string[] | undefined;
}
