import { useEffect, useState } from 'react';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { useRole } from '../../admin/session-state/session-store.js';
import { SearchEverywhereDocument } from '../../generated/staff-operations.js';
import { type FoundGroup, type FoundPlace, foundPages, foundRecords } from './found-places.js';

/** Pause in typing after which the search is sent, in ms. */
const SEARCH_DELAY_MS = 300;
/** Fewer letters find too much. */
const MIN_LENGTH = 2;

interface Search {
  /** Those in which something was found; undefined while the last letters have not been looked for. */
  readonly groups: readonly FoundGroup[] | undefined;
  readonly hasFailed: boolean;
}

/** Looks for bookings, orders and messages, and for pages among these. Guides and operators find pages only (product.md §6). */
export function useSearch(text: string, pages: readonly FoundPlace[]): Search {
  const role = useRole();
  const search = text.trim();
  const [sent, setSent] = useState('');
  const isLongEnough = search.length >= MIN_LENGTH;
  const isAllowed = role === 'desk' || role === 'manager';
  const isAsked = isAllowed && sent.length >= MIN_LENGTH;
  const variables = { search: sent, code: sent.toUpperCase() };
  const { data, isLoading, hasFailed } = useAdminQuery(SearchEverywhereDocument, variables, isAsked);

  useEffect(() => {
    const timer = setTimeout(() => setSent(search), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search]);

  if (!isLongEnough || (isAllowed && !hasFailed && (sent !== search || isLoading))) {
    return { groups: undefined, hasFailed: false };
  }
  const records = isAllowed && data && !hasFailed ? foundRecords(data) : [];
  const groups = [...records, foundPages(pages, search)].filter(({ places }) => places.length > 0);
  return { groups, hasFailed };
}
