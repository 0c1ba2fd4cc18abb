import { type KeyboardEvent as KeyPress, type RefObject, useEffect } from 'react';

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Focuses the field on Ctrl K or ⌘ K, unless a dialog is open. @returns the keys in words */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>): string {
  useEffect(() => {
    const go = (event: KeyboardEvent): void => {
      const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isWanted || event.key.toLowerCase() !== 'k' || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [field]);

  return isApple() ? '⌘ K' : 'Ctrl K';
}

/** Arrow keys move from a search field down its links, and back up to the field. */
export function moveAmongLinks(event: KeyPress<HTMLElement>, field: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
