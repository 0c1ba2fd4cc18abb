import { toAmount, toCents } from '../../kit/lib/money.js';
import {
  type CartLine,
  type CartSums,
  goodsIn,
  type StoreTerms,
  type UsedCode,
  type UsedVoucher,
} from '../rules/cart-line.js';
import type { Choices } from '../rules/choices.js';

/** What the cart costs, as the server last said. */
export interface SumsOfCart {
  readonly withoutShipping: CartSums;
  readonly asChosen: CartSums;
  /** For which `asChosen` was asked. */
  readonly choices: Choices;
}

/** Wanted quantities by the ids of lines, until the server has them; 0 removes a line. */
type Wanted = Readonly<Record<string, number>>;

/** A product whose price changed. US dollars, two decimals. */
interface Repriced {
  readonly id: string;
  readonly name: string;
  readonly was: string;
  readonly is: string;
}

export interface CartState {
  /** Last known sum of quantities, tours and gift vouchers, also before the lines are fetched. */
  readonly count: number;
  /** From the server's last answer. */
  readonly vouchers: readonly UsedVoucher[];
  /** From the server's last answer. */
  readonly code: UsedCode | null;
  /** From the server's last answer, for a purchase; undefined until fetched. */
  readonly version: string | undefined;
  /** From the server's last answer; undefined until fetched. */
  readonly terms: StoreTerms | undefined;
  /** From the server's last answer; undefined until fetched, and of an empty cart. */
  readonly sums: SumsOfCart | undefined;
  /** On screen, with the wanted quantities; undefined until fetched. */
  readonly lines: readonly CartLine[] | undefined;
  /** The server's last answer. */
  readonly settled: readonly CartLine[] | undefined;
  readonly wanted: Wanted;
  /** What became dearer or cheaper since this tab first read it, as long as it is in the cart. */
  readonly repriced: readonly Repriced[];
  /** Changes and fetches that are waiting or running. */
  readonly waiting: number;
  /** The last fetch failed. */
  readonly hasFailed: boolean;
}

type CartEvent =
  | { readonly type: 'queued' }
  | { readonly type: 'ended' }
  | { readonly type: 'requested' }
  | { readonly type: 'quantityWanted'; readonly itemId: string; readonly quantity: number }
  /** The server answered the change of a line to this quantity, or nobody answered. */
  | { readonly type: 'answered'; readonly itemId: string; readonly quantity: number }
  /** The server has saved the quantity, and the cart could not be read since. */
  | { readonly type: 'saved'; readonly itemId: string; readonly quantity: number }
  | {
      readonly type: 'read';
      readonly lines: readonly CartLine[];
      readonly vouchers?: readonly UsedVoucher[];
      readonly code?: UsedCode | null;
      readonly version?: string;
      readonly terms?: StoreTerms;
      readonly sums?: SumsOfCart;
    }
  | { readonly type: 'readFailed' }
  /** One more is in the cart, and the cart could not be read since. */
  | { readonly type: 'oneAdded' }
  | { readonly type: 'emptied' };

export function emptyCart(count: number): CartState {
  return {
    count,
    vouchers: [],
    code: null,
    version: undefined,
    terms: undefined,
    sums: undefined,
    lines: undefined,
    settled: undefined,
    wanted: {},
    repriced: [],
    waiting: 0,
    hasFailed: false,
  };
}

export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  return 'product' in line ? { ...line, quantity, amount: toAmount(toCents(line.product.price) * quantity) } : line;
}

function withWanted(lines: readonly CartLine[], wanted: Wanted): readonly CartLine[] {
  return lines.flatMap((line) => {
    const quantity = wanted[line.id];
    if (quantity === undefined || quantity === line.quantity) return [line];
    return quantity === 0 ? [] : [withQuantity(line, quantity)];
  });
}

function showing(state: CartState, settled: CartState['settled'], wanted: Wanted): CartState {
  const lines = settled && withWanted(settled, wanted);
  return {
    ...state,
    settled,
    wanted,
    lines,
    count: lines === undefined ? state.count : countOf(lines),
  };
}

function repricedOf({ settled = [], repriced }: CartState, lines: readonly CartLine[]): readonly Repriced[] {
  const before = goodsIn({ lines: settled });
  return goodsIn({ lines }).flatMap(({ id, name, product: { price: is } }) => {
    const first = repriced.find((each) => each.id === id)?.was;
    const was = first ?? before.find((each) => each.id === id)?.product.price ?? is;
    return was === is ? [] : [{ id, name, was, is }];
  });
}

/** A quantity that was answered is not wanted any longer, unless another one is wanted since. */
function without(wanted: Wanted, itemId: string, quantity: number): Wanted {
  if (wanted[itemId] !== quantity) return wanted;
  return Object.fromEntries(Object.entries(wanted).filter(([id]) => id !== itemId));
}

/** Shows wanted quantities at once; those that the server refuses disappear again. */
export function cartReducer(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
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
    case 'read': {
      const { lines, vouchers = [], code = null, version, terms = state.terms, sums } = event;
      const repriced = repricedOf(state, lines);
      return {
        ...showing({ ...state, vouchers, code }, lines, state.wanted),
        version,
        terms,
        sums,
        repriced,
        hasFailed: false,
      };
    }
    case 'readFailed':
      return { ...state, hasFailed: true };
    case 'oneAdded':
      return { ...showing(state, undefined, state.wanted), count: state.count + 1 };
    case 'emptied':
      return { ...emptyCart(0), terms: state.terms, waiting: state.waiting, lines: [], settled: [] };
  }
}
