import { useLayoutEffect, useRef } from 'react';

interface Held {
  readonly row: HTMLElement;
  readonly top: number;
}

/** Keeps the pressed row in place: on a narrow screen, the open item above it closes, and the row would move away from under the finger. */
export function useRowInPlace(
  picked: string | undefined,
  onPick: (id: string) => void,
): (id: string, row: HTMLElement) => void {
  const held = useRef<Held>(undefined);

  // Runs when the selection changes, after layout and before paint.
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
