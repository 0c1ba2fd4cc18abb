import type { CartGoods } from '../../carts/cart-goods.js';
import type { BasketLine } from '../basket-line.js';
import type { LineKind } from '../line-kind.js';
import type { LineKindName, SaleLine } from '../sale-line.entity.js';
import type { CartTour } from './cart-tour.js';
import { type CartDonation, type DonationFacts, donation } from './donation.js';
import { type CartVoucher, type GiftFacts, giftVoucher } from './gift-voucher.js';
import { type GoodsFacts, goods } from './goods.js';
import { type TourFacts, tour } from './tour.js';

/** In the order in which carts, receipts and orders list them. */
export const LINE_KINDS: Readonly<Record<LineKindName, LineKind>> = { goods, tour, voucher: giftVoucher, donation };

export const kindsInOrder = Object.entries(LINE_KINDS) as readonly (readonly [LineKindName, LineKind])[];

interface Items {
  readonly goods: CartGoods;
  readonly tour: CartTour;
  readonly voucher: CartVoucher;
  readonly donation: CartDonation;
}

export type ItemOf<Kind extends LineKindName> = Items[Kind];

interface Facts {
  readonly goods: GoodsFacts;
  readonly tour: TourFacts;
  readonly voucher: GiftFacts;
  readonly donation: DonationFacts;
}

interface OfKind {
  readonly kind: LineKindName;
}

export function kindOf({ kind }: OfKind): LineKind {
  return LINE_KINDS[kind];
}

/** For a list or a page of one kind. */
export function itemsOf<Kind extends LineKindName>(lines: readonly BasketLine[], kind: Kind): Items[Kind][] {
  return lines.filter((line) => line.kind === kind).map(({ item }) => item as Items[Kind]);
}

/** Sold lines of one kind. */
export function soldOf<Kind extends LineKindName>(lines: readonly SaleLine[], kind: Kind): SaleLine<Facts[Kind]>[] {
  return lines.filter((line) => line.kind === kind && line.state === 'confirmed') as SaleLine<Facts[Kind]>[];
}

export function nameOf(line: Pick<SaleLine, 'kind' | 'facts'>): string {
  return kindOf(line).nameOf(line.facts);
}

/** It needs the address, and shipping. Without any that is sent, no shipping is charged. */
export function isShipped(line: Pick<SaleLine, 'kind' | 'facts'>): boolean {
  return kindOf(line).isSendable && line.facts.pickUp !== true;
}

/** Whether guests come for one of the lines. */
export function haveVisit(lines: readonly OfKind[]): boolean {
  return lines.some((line) => kindOf(line).isVisit);
}

/** US cents that vouchers do not pay. */
export function cardOnlyCentsOf(lines: readonly (OfKind & { readonly cents: number | null })[]): number {
  return lines.reduce((sum, line) => sum + (kindOf(line).isPaidByCard ? (line.cents ?? 0) : 0), 0);
}
