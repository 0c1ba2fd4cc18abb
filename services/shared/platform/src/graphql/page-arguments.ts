import { GraphQLError } from 'graphql';
import { usualFaults } from '../outcome/faults.en.js';
import { isStorableText } from '../outcome/storable-text.js';

/** Most rows of a page. */
const mostRows = 100;
const longestSearch = 100;
const usualRows = 25;

export interface PageArguments {
  /** Number of rows, 1 to 100. */
  readonly first: number;
  /** Offset, from 0. */
  readonly offset: number;
  /** Trimmed; empty for everything. */
  readonly search: string;
}

/** Clamps the page of a staff list. @throws BAD_USER_INPUT for a search with characters that the database refuses */
export function pageArguments(given: {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly search?: string | null | undefined;
}): PageArguments {
  const text = (given.search ?? '').trim();
  if (!isStorableText(text)) {
    throw new GraphQLError(`\`search\`: ${usualFaults.unstorable.error()}`, { extensions: { code: 'BAD_USER_INPUT' } });
  }
  return {
    first: Math.min(Math.max(given.first ?? usualRows, 1), mostRows),
    offset: Math.max(given.offset ?? 0, 0),
    // Without the first half of a character at the cut.
    search: text.slice(0, longestSearch).replace(/[\uD800-\uDBFF]$/, ''),
  };
}
