/** What people and the house agreed on, as the people know it: the only word besides the provider's and the books'. US cents. */

import type { GroupDeal } from './groups.ts';

/** Guests by type. */
export type Party = Readonly<Record<string, number>>;

export interface Start {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly time: string;
}

export interface Code {
  readonly name: string;
  readonly kind: 'percent' | 'cents' | 'fixed_price';
  /** Percent, or cents. */
  readonly amount: number;
  readonly limit: number;
  readonly oncePerAddress: boolean;
  readonly forTours: boolean;
  readonly forGoods: boolean;
}

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  /** Basis points. */
  readonly rate: number;
}

export interface Terms {
  readonly tour: { readonly id: string; readonly name: string; readonly cents: Readonly<Record<string, number>> };
  /** Added to every ticket of a Saturday. */
  readonly saturdayPercent: number;
  readonly starts: readonly Start[];
  /** Of these, those that staff may close. */
  readonly closable: readonly Start[];
  /** What goes back of a visit that was never to begin before the day (YYYY-MM-DD), latest day first; nothing before the last. */
  readonly refunds: readonly { readonly from: string; readonly percent: number }[];
  readonly products: readonly Product[];
  readonly shipping: { readonly cents: number; readonly rate: number };
  readonly codes: readonly Code[];
}

/** What its party, its house or a bank did with a visit. */
export type Deed =
  | { readonly kind: 'changed'; readonly start: Start; readonly party: Party }
  | { readonly kind: 'canceled'; readonly by: 'party' | 'staff' }
  /** Paid back by staff without any other change. */
  | { readonly kind: 'goodwill'; readonly cents: number }
  /** The bank took a payment back: of the booking (0), or for one of its dearer changes. */
  | { readonly kind: 'disputed'; readonly payment: number }
  /** The bank gave it back to the house, and staff sent the refunds again that had failed. */
  | { readonly kind: 'won' };

export interface Visit {
  readonly person: string;
  readonly token: string;
  readonly confirmationCode: string;
  readonly bookedAs: string;
  /** Of the order that it was a line of. */
  readonly orderNumber?: string;
  /** Seats that came free, or that staff held for a caller. */
  readonly way?: 'offer' | 'link';
  /** Its own payment, without an order. */
  readonly intentId?: string;
  readonly code?: Code;
  readonly start: Start;
  readonly party: Party;
  /** That the party saw last. */
  revision: number;
  /** What was agreed on later, with the revision that it made; what a bank does makes none. */
  readonly deeds: { readonly revision: number; readonly deed: Deed }[];
  isCanceled: boolean;
  /** Nobody said whether the last change was made. */
  isUncertain: boolean;
  /** Its party makes no more changes itself. */
  isLeft: boolean;
  paidInCash?: boolean;
  /** The clerk had pressed the wrong key, and a manager moved the money in the books. */
  isOnReader?: boolean;
}

/** Pieces that staff canceled, and what they were told goes back. */
export interface Gone {
  readonly quantity: number;
  readonly goods: number;
  readonly tax: number;
  readonly shipping: number;
  /** The buyer's bank had the payment: the house owes it. */
  isOwed: boolean;
}

export interface Order {
  readonly person: string;
  readonly id: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly goods: readonly { readonly product: Product; readonly quantity: number; readonly gone: Gone[] }[];
  readonly isSent: boolean;
  readonly code?: Code;
  readonly giftCents: readonly number[];
  /** Of its tours when they were sold, less the code. */
  readonly tourCents: number;
  /** Of an order that a card alone paid. */
  readonly intentId?: string;
  dispute?: 'open' | 'won' | 'lost';
}

export interface Payment {
  readonly person: string;
  readonly intentId: string;
  /** Some request named it and was answered: the house has to have decided what becomes of it. */
  isNamed: boolean;
}

export class Contracts {
  readonly visits: Visit[] = [];
  readonly orders: Order[] = [];
  readonly groups: GroupDeal[] = [];
  readonly payments = new Map<string, Payment>();
  /** Given by the house. */
  readonly givenVouchers: number[] = [];
  cashedOutCents = 0;
  /** Payments, and their refunds, that retention has deleted. */
  readonly forgotten: string[] = [];
  /** Starts that staff closed: what becomes of their parties is the house's decision. */
  readonly closed = new Set<string>();
  /** Answers that no agreement allows. */
  readonly surprises: string[] = [];

  pay(person: string, intentId: string): void {
    this.payments.set(intentId, { person, intentId, isNamed: false });
  }

  name(intentId: string): void {
    const payment = this.payments.get(intentId);
    if (payment) payment.isNamed = true;
  }
}

/** Once for each revision: an answer can come twice. */
export function note(visit: Visit, revision: number, deed: Deed): void {
  if (!visit.deeds.some((known) => known.revision === revision)) visit.deeds.push({ revision, deed });
  visit.revision = Math.max(visit.revision, revision);
  if (deed.kind === 'canceled') visit.isCanceled = true;
}

/** A bank's deed makes no revision: it follows the last one. */
export function noteBank(visit: Visit, deed: Deed): void {
  visit.deeds.push({ revision: visit.revision + 0.5, deed });
}

/** In the order in which they happened. */
export const deedsOf = ({ deeds }: Visit): Deed[] =>
  deeds.toSorted((one, other) => one.revision - other.revision).map(({ deed }) => deed);

/** Those that staff do not close. */
export const openStarts = ({ starts, closable }: Pick<Terms, 'starts' | 'closable'>): Start[] =>
  starts.filter((start) => !closable.includes(start));

/** Pieces that were not canceled. */
export const leftOf = ({ quantity, gone }: Order['goods'][number]): number =>
  gone.reduce((left, one) => left - one.quantity, quantity);

export const startName = ({ date, time }: Start): string => `${date} ${time}`;
