import type { CartLine } from '../../lib/cart-line.js';
import { toAmount, toCents } from '../../lib/money.js';

/** The cart layer on screen. */
export type CartLayer = 'none' | 'cart' | 'checkout';

export interface CartState {
  readonly layer: CartLayer;
  /** Last known sum of quantities, also before the lines are fetched. */
  readonly count: number;
  /** The lines on screen, including a pending change; undefined until fetched. */
  readonly lines: readonly CartLine[] | undefined;
  /** The server's last answer, restored after a refusal. */
  readonly settled: readonly CartLine[] | undefined;
  /** A request is in flight. */
  readonly isBusy: boolean;
  /** The last fetch failed. */
  readonly hasFailed: boolean;
}

export type CartEvent =
  | { readonly type: 'layerOpened'; readonly layer: CartLayer }
  | { readonly type: 'requested' }
  | { readonly type: 'quantityRequested'; readonly itemId: string; readonly quantity: number }
  | { readonly type: 'removalRequested'; readonly itemId: string }
  | { readonly type: 'read'; readonly lines: readonly CartLine[] }
  | { readonly type: 'readFailed' }
  | { readonly type: 'confirmed' }
  /** One more is in the cart, and the cart could not be read since. */
  | { readonly type: 'oneAdded' }
  | { readonly type: 'refused' }
  | { readonly type: 'emptied' };

export function emptyCart(count: number): CartState {
  return {
    layer: 'none',
    count,
    lines: undefined,
    settled: undefined,
    isBusy: false,
    hasFailed: false,
  };
}

/** Sum of the quantities. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  return {
    ...line,
    quantity,
    lineTotal: toAmount(toCents(line.product.price) * quantity),
  };
}

function showing(state: CartState, lines: readonly CartLine[] | undefined): CartState {
  return {
    ...state,
    lines,
    count: lines === undefined ? state.count : countOf(lines),
  };
}

function settledAs(state: CartState, lines: readonly CartLine[] | undefined): CartState {
  return {
    ...showing(state, lines),
    settled: lines,
    isBusy: false,
  };
}

/** Applies a change optimistically; a refusal restores the server's last answer. A quantity never goes below 1. */
export function cartReducer(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'layerOpened':
      return { ...state, layer: event.layer };
    case 'requested':
      return { ...state, isBusy: true, hasFailed: false };
    case 'quantityRequested': {
      const quantity = Math.max(1, event.quantity);
      const lines = state.lines?.map((line) => (line.id === event.itemId ? withQuantity(line, quantity) : line));
      return { ...showing(state, lines), isBusy: true };
    }
    case 'removalRequested': {
      const lines = state.lines?.filter(({ id }) => id !== event.itemId);
      return { ...showing(state, lines), isBusy: true };
    }
    case 'read':
      return { ...settledAs(state, event.lines), hasFailed: false };
    case 'readFailed':
      return { ...state, isBusy: false, hasFailed: true };
    case 'confirmed':
      return settledAs(state, state.lines);
    case 'oneAdded':
      return { ...state, count: state.count + 1, lines: undefined, settled: undefined, isBusy: false };
    case 'refused':
      return { ...showing(state, state.settled), isBusy: false };
    case 'emptied':
      return settledAs(state, []);
  }
}
