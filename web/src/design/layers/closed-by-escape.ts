import type { KeyboardEvent } from 'react';

interface ClosedByEscape {
  readonly onEscapeKeyDown: (event: Event) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Escape closes a layer while focus is in it. Radix gives the key to what came last, which may be a toast over the layer.
 * For the content of a dialog.
 */
export function closedByEscape(close: () => void): ClosedByEscape {
  return {
    onEscapeKeyDown: (event) => event.preventDefault(),
    onKeyDown: ({ key }) => {
      if (key === 'Escape') close();
    },
  };
}

/** A layer lies over the page: Escape is its own. */
export function isLayerOpen(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"]') !== null;
}
