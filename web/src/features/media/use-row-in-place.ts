import { useLayoutEffect, useRef } from 'react';

interface Held {
  readonly row: HTMLElement;
  readonly top: number;
}

/**
 * Keeps the row that is pressed where it is: on a narrow screen the item that was open above it closes, and the row
 * would run away from under the finger.
 */
export function useRowInPlace(
  picked: string | undefined,
  onPick: (id: string) => void,
): (id: string, row: HTMLElement) => void {
  const held = useRef<Held>(undefined);

  // Runs when another item is picked, after the rows have moved and before they are painted.
  useLayoutEffect(() => {
    if (picked === undefined || held.current === undefined) return;
    const { row, top } = held.current;
    held.current = undefined;
    const moved = row.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [picked]);

  return (id, row) => {
    held.current = { row, top: row.getBoundingClientRect().top };
    onPick(id);
  };
}
