/** What the line of eras shows: at most one open card, at most one preview. Eras by their `id`. */
export interface EraLineState {
  readonly open: string | undefined;
  readonly preview: string | undefined;
}

export type EraLineEvent =
  /** A pointer or the keyboard's focus is on an era. */
  | { readonly kind: 'reached'; readonly era: string }
  /** It has left the era. */
  | { readonly kind: 'left'; readonly era: string }
  /** The era is pressed, or chosen from the contents or another card. */
  | { readonly kind: 'chosen'; readonly era: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'escaped' };

/**
 * The line after an event. Pressing the open era closes it, another era takes its place; Escape takes away the preview
 * first, the card next. An open era has no preview: its card says more.
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

/** The place on the line that a key leads to from `place`, or nothing if the key is none of the line's. */
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

/** The id that an address's fragment names (`#the-peak-era`), if it is one of `ids`. */
export function eraInHash(hash: string, ids: readonly string[]): string | undefined {
  return ids.find((id) => hash === `#${id}`);
}
