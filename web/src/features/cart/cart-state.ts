import type { CartLine } from '../../lib/cart-line.js';
import { toAmount, toCents } from '../../lib/money.js';

/** The cart layer on screen. */
export type CartLayer = 'none' | 'cart' | 'checkout';

/** Wanted quantities by the ids of lines, until the server has them; 0 removes a line. */
type Wanted = Readonly<Record<string, number>>;

export interface CartState {
  readonly layer: CartLayer;
  /** Last known sum of quantities, also before the lines are fetched. */
  readonly count: number;
  /** The lines on screen, with the wanted quantities; undefined until fetched. */
  readonly lines: readonly CartLine[] | undefined;
  /** The server's last answer. */
  readonly settled: readonly CartLine[] | undefined;
  readonly wanted: Wanted;
  /** Number of changes and fetches that are waiting or running. */
  readonly waiting: number;
  /** The last fetch failed. */
  readonly hasFailed: boolean;
}

export type CartEvent =
  | { readonly type: 'layerOpened'; readonly layer: CartLayer }
  | { readonly type: 'queued' }
  | { readonly type: 'ended' }
  | { readonly type: 'requested' }
  | { readonly type: 'quantityWanted'; readonly itemId: string; readonly quantity: number }
  /** The server answered the change of a line to this quantity, or nobody answered. */
  | { readonly type: 'answered'; readonly itemId: string; readonly quantity: number }
  /** The server has saved the quantity, and the cart could not be read since. */
  | { readonly type: 'saved'; readonly itemId: string; readonly quantity: number }
  | { readonly type: 'read'; readonly lines: readonly CartLine[] }
  | { readonly type: 'readFailed' }
  /** One more is in the cart, and the cart could not be read since. */
  | { readonly type: 'oneAdded' }
  | { readonly type: 'emptied' };

export function emptyCart(count: number): CartState {
  return {
    layer: 'none',
    count,
    lines: undefined,
    settled: undefined,
    wanted: {},
    waiting: 0,
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

function withWanted(lines: readonly CartLine[], wanted: Wanted): readonly CartLine[] {
  return lines.flatMap((line) => {
    const quantity = wanted[line.id];
    if (quantity === undefined || quantity === line.quantity) return [line];
    return quantity === 0 ? [] : [withQuantity(line, quantity)];
  });
}

/** The state with the server's lines and what is wanted of them. */
function showing(state: CartState, settled: CartState['settled'], wanted: Wanted): CartState {
  const lines = settled && withWanted(settled, wanted);
  return { ...state, settled, wanted, lines, count: lines === undefined ? state.count : countOf(lines) };
}

/** A quantity that was answered is not wanted any longer, unless another one is wanted since. */
function without(wanted: Wanted, itemId: string, quantity: number): Wanted {
  if (wanted[itemId] !== quantity) return wanted;
  return Object.fromEntries(Object.entries(wanted).filter(([id]) => id !== itemId));
}

/** Shows wanted quantities at once; those that the server refuses disappear again. */
export function cartReducer(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'layerOpened':
      return { ...state, layer: event.layer };
    case 'queued':
      return { ...state, waiting: state.waiting + 1 };
    case 'ended':
      return { ...state, waiting: state.waiting - 1 };
    case 'requested':
      return { ...state, hasFailed: false };
    case 'quantityWanted':
      return showing(state, state.settled, { ...state.wanted, [event.itemId]: event.quantity });
    case 'answered':
      return showing(state, state.settled, without(state.wanted, event.itemId, event.quantity));
    case 'saved': {
      const settled = state.settled && withWanted(state.settled, { [event.itemId]: event.quantity });
      return showing(state, settled, state.wanted);
    }
    case 'read':
      return { ...showing(state, event.lines, state.wanted), hasFailed: false };
    case 'readFailed':
      return { ...state, hasFailed: true };
    case 'oneAdded':
      return { ...showing(state, undefined, state.wanted), count: state.count + 1 };
    case 'emptied':
      return showing(state, [], {});
  }
}
