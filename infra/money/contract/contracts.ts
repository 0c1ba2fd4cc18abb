/** What people and the house agreed on, as the people know it: the only word besides the provider's and the books'. US cents. */

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
  readonly products: readonly Product[];
  readonly shipping: { readonly cents: number; readonly rate: number };
  readonly codes: readonly Code[];
}

export interface Visit {
  readonly person: string;
  readonly token: string;
  readonly confirmationCode: string;
  readonly bookedAs: string;
  /** Of the order that it was a line of. */
  readonly orderNumber?: string;
  readonly code?: Code;
  readonly start: Start;
  readonly party: Party;
  revision: number;
  /** Every state that the party was told of later, oldest first. */
  readonly changes: { readonly start: Start; readonly party: Party }[];
  /** Paid back by staff without any other change. */
  goodwillCents: number;
  isCanceled: boolean;
  isKeptAsCredit: boolean;
  /** Nobody said whether the last change was made. */
  isUncertain: boolean;
  paidInCash?: boolean;
  /** The clerk had pressed the wrong key, and a manager moved the money in the books. */
  isOnReader?: boolean;
}

export interface Order {
  readonly person: string;
  readonly id: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly goods: readonly { readonly product: Product; readonly quantity: number; isCanceled: boolean }[];
  readonly isSent: boolean;
  readonly code?: Code;
  readonly giftCents: readonly number[];
  /** Of its tours when they were sold, less the code. */
  readonly tourCents: number;
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

export const startName = ({ date, time }: Start): string => `${date} ${time}`;
export const sizeOf = (party: Party): number => Object.values(party).reduce((sum, count) => sum + count, 0);
