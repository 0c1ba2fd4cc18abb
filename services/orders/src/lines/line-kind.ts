import type { Language } from '@hilltop/contracts/house/languages';
import type { Refusal } from '@hilltop/platform/outcome/refusal';
import type { EntityManager } from 'typeorm';
import type {
  CartDonation,
  CartItem,
  CartTour,
  CartVoucher,
  OrderDonation,
  OrderItem,
  OrderLine,
  OrderTour,
  OrderVoucher,
} from '../generated/schema-types.js';
import type { Promotion } from '../promotions/promotion.entity.js';
import type { Pieces } from '../promotions/spread-discount.js';
import type { BasketLine, Unavailable } from './basket-line.js';
import type { CartLine, CartRow } from './cart-line.entity.js';
import type { LineOwners } from './line-owners.js';
import type { LineFacts, SaleLine, StoredRefusal } from './sale-line.entity.js';

/** A part of a line that a code can make cheaper. */
export interface LinePieces extends Pieces {
  /** Of tickets, the type's code; empty for goods. */
  readonly type: string;
}

/** Days of visits that a code is for, YYYY-MM-DD; null is no bound. */
export type VisitDays = Pick<Promotion, 'visitFrom' | 'visitUntil'>;

export type LineAnswer =
  | { readonly state: 'confirmed'; readonly facts?: object }
  | { readonly state: 'refused'; readonly refusal: StoredRefusal };

export function refusedLine(refusal: Refusal<string>): LineAnswer {
  return { state: 'refused', refusal: { ...refusal } };
}

/** The sale of a line, as far as kinds read it. */
export interface SoldIn {
  readonly id: string;
  /** Of its payment. */
  readonly intentId: string | null;
  /** US cents. */
  readonly authorizedCents: number;
  /** Of its buyer. */
  readonly language: Language;
  /** What visitors typed, by the line's id; null once it was erased. */
  readonly details: { readonly typed: Readonly<Record<string, object>> } | null;
}

/** A line of a cart in the graph. */
export type CartLineView = CartItem | CartTour | CartVoucher | CartDonation;

/** Of the order of a line. */
interface Bought {
  readonly customerName: string;
  readonly createdAt: Date;
}

/** What a line of an order has in the graph besides that of every line. */
export type SoldLineView =
  | Omit<OrderItem, keyof OrderLine>
  | Omit<OrderTour, keyof OrderLine>
  // Resolvers of their types have the rest.
  | Pick<OrderVoucher, '__typename'>
  | (Pick<OrderDonation, '__typename'> & { readonly giver: string; readonly givenAt: Date });

/** What a line of a cart says of itself, before any code. */
export type ListedLine = Pick<BasketLine, 'id' | 'name' | 'quantity' | 'cents' | 'taxCode' | 'seen'>;

/**
 * Everything that differs between what can be sold. A kind is one file of `kinds`, entered in `line-kinds.ts`.
 * `Item` is what its row in a cart says, `Facts` what an order keeps of it. Each step of a sale can run twice.
 */
export interface LineKind<Item = unknown, Facts extends LineFacts = LineFacts> {
  /** Guests come for it: goods are picked up by default, bookings may charge the card later, and a refusal cancels the sale. */
  readonly isVisit: boolean;
  /** It needs an address and shipping, unless the buyer picks it up; without a visit, a refusal cancels the sale. */
  readonly isSendable: boolean;
  /** Staff cancel it in its order; otherwise where it lives on, as a booking or a voucher. */
  readonly isCanceledHere: boolean;
  /** Vouchers do not pay for it. */
  readonly isPaidByCard: boolean;

  item(row: CartRow): Item;
  listed(item: Item, now: Date): ListedLine;
  view(item: Item, now: Date): CartLineView;
  /** Parts that the code is for, if the visit is on one of the days; none of a line that never gets cheaper. */
  pieces(item: Item, promotion: Promotion, days: VisitDays): readonly LinePieces[];
  /** Why a line without a price cannot be bought. */
  unavailable?(line: BasketLine<Item>): Unavailable;
  /** After a visitor took it out of the cart. */
  whenRemoved?(row: CartLine, owners: LineOwners): Promise<void>;

  facts(line: BasketLine<Item>): Omit<Facts, keyof LineFacts>;
  /** What a visitor typed, which the sale keeps until it ends. */
  typed?(item: Item): object;
  nameOf(facts: Facts): string;
  /** Undefined: not taxed. */
  taxCodeOf(facts: Facts): string | undefined;
  /** Its claim on the stock, which catalog gives back for pieces that are canceled. */
  claimOf?(line: SaleLine<Facts>): { readonly claimId: string; readonly productId: string };
  /** @param isPickedUp at the counter, where the kind is sent otherwise */
  soldView(line: SaleLine<Facts>, isPickedUp: boolean, order: Bought): SoldLineView;

  /** Asks the owner, who answers the same again. @throws SubgraphUnavailableError when the owner does not answer */
  confirm(line: SaleLine<Facts>, sale: SoldIn, owners: LineOwners): Promise<LineAnswer>;
  release?(line: SaleLine<Facts>, owners: LineOwners): Promise<unknown>;
  /** Takes sold lines out of the cart. */
  leaveCart(lines: readonly SaleLine<Facts>[], sale: SoldIn, manager: EntityManager): Promise<unknown>;
  /** In the transaction that places the order. */
  whenPlaced?(line: SaleLine<Facts>, sale: SoldIn, owners: LineOwners, manager: EntityManager): Promise<unknown>;
  /** In the transaction that ends a sale without an order. */
  whenRefused?(line: SaleLine<Facts>, sale: SoldIn, owners: LineOwners, manager: EntityManager): Promise<unknown>;
}
