import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrationData } from './hydration-data.js';
import { useOnceHydrated } from './use-once-hydrated.js';

/** The URL's query; while a page hydrates, the query that its HTML was rendered with. The build's files have none. */
export function useRenderedQuery(): URLSearchParams {
  const { search } = useLocation();
  const shown = useOnceHydrated(search, useHydrationData()?.search ?? '');
  return useMemo(() => new URLSearchParams(shown), [shown]);
}
