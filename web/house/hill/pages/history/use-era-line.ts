import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnceHydrated } from '../../../../kit/document/use-once-hydrated.js';

export interface EraLineControl extends EraLineState {
  readonly tell: (event: EraLineEvent) => void;
  /** Also returns the focus to the era's place on the line. */
  readonly close: () => void;
  readonly place: (era: string) => PlaceProps;
}

export interface PlaceProps {
  readonly ref: (element: HTMLButtonElement | null) => void;
  readonly onClick: () => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLButtonElement>) => void;
  readonly onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/**
 * The open era is in the URL: `/history#the-peak-era` can be shared. Moving between eras adds no history entries.
 * @param ids the eras' ids, oldest first
 */
export function useEraLine(ids: readonly string[]): EraLineControl {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const places = useRef(new Map<string, HTMLButtonElement>());
  const [preview, setPreview] = useState<string>();
  const open = useOnceHydrated(eraInHash(hash, ids), undefined);

  const tell = (event: EraLineEvent): void => {
    const next = eraLine({ open, preview }, event);
    setPreview(next.preview);
    if (next.open !== open) void navigate({ hash: next.open ?? '' }, { replace: true, preventScrollReset: true });
  };

  const close = (): void => {
    if (open !== undefined) places.current.get(open)?.focus();
    tell({ kind: 'closed' });
  };

  const place = (era: string): PlaceProps => ({
    ref: (element) => {
      if (element === null) places.current.delete(era);
      else places.current.set(era, element);
    },
    onClick: () => tell({ kind: 'chosen', era }),
    onFocus: () => tell({ kind: 'reached', era }),
    onBlur: () => tell({ kind: 'left', era }),
    // Touch has no hover: a tap opens at once.
    onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && tell({ kind: 'reached', era }),
    onPointerLeave: () => tell({ kind: 'left', era }),
    onKeyDown: (event) => {
      const next = placeAfterKey(event.key, ids.indexOf(era), ids.length);
      if (next === undefined) return;
      event.preventDefault();
      places.current.get(ids[next] ?? era)?.focus();
    },
  });

  return { open, preview, tell, close, place };
}

/** State of the era line: at most one open card and one preview. Eras are given by `id`. */
export interface EraLineState {
  readonly open: string | undefined;
  readonly preview: string | undefined;
}

export type EraLineEvent =
  /** Hovered or focused. */
  | { readonly kind: 'reached'; readonly era: string }
  /** No longer hovered or focused. */
  | { readonly kind: 'left'; readonly era: string }
  /** Clicked, or chosen from the contents or another card. */
  | { readonly kind: 'chosen'; readonly era: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'escaped' };

/** Clicking the open era closes it; another era replaces it. Escape closes the preview first, then the card. */
export function eraLine(state: EraLineState, event: EraLineEvent): EraLineState {
  switch (event.kind) {
    case 'reached':
      return { ...state, preview: event.era === state.open ? undefined : event.era };
    case 'left':
      return { ...state, preview: event.era === state.preview ? undefined : state.preview };
    case 'chosen':
      return { open: event.era === state.open ? undefined : event.era, preview: undefined };
    case 'closed':
      return { ...state, open: undefined };
    case 'escaped':
      return { open: state.preview === undefined ? undefined : state.open, preview: undefined };
  }
}

/** The index that a key moves to from `place`; undefined for other keys. */
export function placeAfterKey(key: string, place: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(place + 1, length - 1);
    case 'ArrowLeft':
      return Math.max(place - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}

/** The id in a URL fragment (`#the-peak-era`), if it is one of `ids`. */
export function eraInHash(hash: string, ids: readonly string[]): string | undefined {
  return ids.find((id) => hash === `#${id}`);
}
