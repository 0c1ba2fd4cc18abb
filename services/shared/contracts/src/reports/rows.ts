/** A day of the takings. US cents. */
export interface TakingsRow {
  readonly date: string;
  readonly tourCents: number;
  readonly foodCents: number;
  readonly goodsCents: number;
  readonly shippingCents: number;
  readonly otherCents: number;
  readonly refundCents: number;
  readonly takenInCents: number;
}

/** A day of what is owed to vouchers. US cents. */
export interface VouchersRow {
  readonly date: string;
  readonly openingCents: number;
  readonly soldCents: number;
  readonly issuedCents: number;
  readonly creditedCents: number;
  readonly redeemedCents: number;
  readonly returnedCents: number;
  readonly cashedCents: number;
  readonly voidedCents: number;
  readonly correctedCents: number;
  readonly closingCents: number;
}

type Maybe<Value> = Value | null | undefined;

/** A line of the books. */
export interface LineRow {
  readonly id: string;
  readonly movementId: string;
  readonly at: string;
  readonly date: string;
  readonly correctsDate?: Maybe<string>;
  readonly account: string;
  readonly cents: number;
  readonly tender?: Maybe<string>;
  readonly kind?: Maybe<string>;
  readonly taxCode?: Maybe<string>;
  readonly tourId?: Maybe<string>;
  readonly productId?: Maybe<string>;
  readonly startsAt?: Maybe<string>;
  readonly source: string;
  readonly sourceId: string;
  readonly reference: string;
  readonly channel: string;
  readonly cause: string;
}

/** An account's sum of a day. */
export interface JournalRow {
  readonly date: string;
  readonly account: string;
  readonly cents: number;
}

/** A day's visits. */
export interface VisitsRow {
  readonly date: string;
  readonly closed: boolean;
  readonly offered: number;
  readonly sold: number;
  readonly came?: Maybe<number>;
  readonly noShows?: Maybe<number>;
  readonly turnedAway?: Maybe<number>;
}
