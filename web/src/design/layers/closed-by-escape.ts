import type { KeyboardEvent } from 'react';

interface ClosedByEscape {
  readonly onEscapeKeyDown: (event: Event) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Escape closes a layer while focus is in it. Radix sends the key to the topmost layer, which can be a toast. For the
 * content of a dialog.
 */
export function closedByEscape(close: () => void): ClosedByEscape {
  return {
    onEscapeKeyDown: (event) => event.preventDefault(),
    onKeyDown: ({ key }) => {
      if (key === 'Escape') close();
    },
  };
}

/** Whether a layer is open, which then handles Escape. */
export function isLayerOpen(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"]') !== null;
}
