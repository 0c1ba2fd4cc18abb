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

/**
 * The next state. Clicking the open era closes it; another era replaces it. Escape closes the preview first, then the
 * card. An open era has no preview.
 */
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
