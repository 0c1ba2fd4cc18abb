import { type RefObject, useEffect, useRef } from 'react';

/** From this width on the times stand beside the calendar. */
const BESIDE = '(min-width: 80rem)';

/**
 * Below the calendar the times are out of view on a phone, so they are scrolled to when another day is chosen, and again
 * when they have loaded. @returns a ref for their panel
 */
export function useTimesInView(date: string | undefined, isLoaded: boolean): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  // The day that the page opened with is not scrolled to.
  const opened = useRef({ date, isLeft: false });
  useEffect(() => {
    if (date !== opened.current.date) opened.current.isLeft = true;
    if (date === undefined || !opened.current.isLeft || window.matchMedia(BESIDE).matches) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current?.scrollIntoView({ block: 'nearest', behavior: isCalm || !isLoaded ? 'instant' : 'smooth' });
  }, [date, isLoaded]);
  return panel;
}
