import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readText, writeText } from '../../lib/tab-storage.js';

function storageKey(locationKey: string): string {
  return `hilltop:scroll:${locationKey}`;
}

/**
 * On navigation, scrolls to the top and focuses the title; on Back and Forward, restores the scroll position. The
 * first page of a visit is left to the browser.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    const remember = (): void => writeText(storageKey(key), String(window.scrollY));
    window.addEventListener('scrollend', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
    };
  }, [key]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const top = navigation === 'POP' ? Number(readText(storageKey(key)) ?? 0) : 0;
    if (hash === '') window.scrollTo({ top, behavior: 'instant' });
    // A page that was asked for by a part of it has focused that part: effects of children run first.
    if (hash !== '' && main.current?.contains(document.activeElement)) return;
    const title = main.current?.querySelector<HTMLElement>('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [pathname, hash, key, navigation, main]);
}
