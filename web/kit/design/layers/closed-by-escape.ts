import type { KeyboardEvent } from 'react';

interface ClosedByEscape {
  readonly onEscapeKeyDown: (event: Event) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** For a dialog's content: Escape closes it while it has focus. Radix sends the key to the top layer, perhaps a toast. */
export function closedByEscape(close: () => void): ClosedByEscape {
  return {
    onEscapeKeyDown: (event) => event.preventDefault(),
    onKeyDown: ({ key }) => {
      if (key === 'Escape') close();
    },
  };
}

/** Whether a layer is open: Escape is then handled by the layer. */
export function isLayerOpen(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"]') !== null;
}
