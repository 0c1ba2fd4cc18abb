import { useRef } from 'react';

interface FocusReturn {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/** For a dialog's content: returns focus to where it was. Radix does so only for its own trigger, and ours have none. */
export function useFocusReturn(): FocusReturn {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
