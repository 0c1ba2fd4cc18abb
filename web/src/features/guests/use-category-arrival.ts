import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Going from one category to another is going to another page, though the path stays: one arrives at its top with focus
 * on its title. Back and Forward leave the place in the page to the browser. The first page is the browser's own business.
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
