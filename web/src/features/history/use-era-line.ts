import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnceHydrated } from '../../document/use-once-hydrated.js';
import { type EraLineEvent, type EraLineState, eraInHash, eraLine, placeAfterKey } from './era-line-state.js';

export interface EraLineControl extends EraLineState {
  readonly tell: (event: EraLineEvent) => void;
  /** Closes the open card and returns focus to its place on the line. */
  readonly close: () => void;
  /** Props of an era's place on the line. */
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
 * The line of eras. The open one is in the URL: `/history#the-peak-era` is shareable. Moving between eras adds no
 * history entries. @param ids the eras' ids, oldest first
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
