/** Most rows of one page of a staff list. */
const mostRows = 100;
const longestSearch = 100;
/** Rows of a page of whoever does not say. */
const usualRows = 25;

/** A page of a list, within bounds. */
export interface PageArguments {
  /** How many rows, 1 to 100. */
  readonly first: number;
  /** After how many, from 0. */
  readonly offset: number;
  /** What to look for, without blanks around it and at most 100 characters; empty for everything. */
  readonly search: string;
}

/** The page of a staff list within its bounds. A list never refuses. */
export function pageArguments(given: {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly search?: string | null | undefined;
}): PageArguments {
  return {
    first: Math.min(Math.max(given.first ?? usualRows, 1), mostRows),
    offset: Math.max(given.offset ?? 0, 0),
    search: (given.search ?? '').trim().slice(0, longestSearch),
  };
}
