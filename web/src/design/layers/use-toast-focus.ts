import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface ToastFocus {
  /** The toast region. */
  readonly place: RefObject<HTMLOListElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  /** If focus is in a toast, returns it to where it was before. */
  readonly giveBack: () => void;
}

function isIn(place: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && place?.parentElement?.contains(target) === true;
}

/**
 * Lets focus move to the toasts and back. A dialog traps focus with listeners on the document, so events of the
 * toasts are stopped before they get there: F8 works over an open cart too.
 */
export function useToastFocus(): ToastFocus {
  const place = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const keepToOurselves = (event: globalThis.FocusEvent): void => {
      const comes = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (isIn(place.current, comes)) event.stopPropagation();
    };
    document.body.addEventListener('focusin', keepToOurselves);
    document.body.addEventListener('focusout', keepToOurselves);
    return () => {
      document.body.removeEventListener('focusin', keepToOurselves);
      document.body.removeEventListener('focusout', keepToOurselves);
    };
  }, []);

  return {
    place,
    onFocus: ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !isIn(place.current, relatedTarget)) cameFrom.current = relatedTarget;
    },
    giveBack: () => {
      if (isIn(place.current, document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    },
  };
}
