import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Treats a change of category as a page change, though the path stays the same: scrolls to the top and focuses the
 * title. Back and Forward leave the scroll position to the browser, and so does the first page.
 */
export function useCategoryArrival(): void {
  const { search } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef(search);

  useEffect(() => {
    if (arrivedAt.current === search) return;
    arrivedAt.current = search;
    if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [search, navigation]);
}
