import type { KeyboardEvent } from 'react';

/** The arrow keys go from a search field down the links under it, and back up to the field. */
export function moveAmongLinks(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
