/** Largest page of a staff list, in rows. */
const mostRows = 100;
const longestSearch = 100;
/** Default page size. */
const usualRows = 25;

/** A page of a list, within bounds. */
export interface PageArguments {
  /** Number of rows, 1 to 100. */
  readonly first: number;
  /** Offset, from 0. */
  readonly offset: number;
  /** Search text, trimmed and at most 100 characters; empty for everything. */
  readonly search: string;
}

/** Clamps the page of a staff list to its bounds. A list is never refused. */
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
