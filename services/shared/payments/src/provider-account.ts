/** A day of the account with the provider, in US cents. */
export interface ProviderDay {
  /** The venue's date, YYYY-MM-DD. */
  readonly date: string;
  /** Payments, less refunds and what banks took back in disputes. */
  readonly movedCents: number;
  /** Fees, also of disputes, and other deductions; 0 or negative. */
  readonly feeCents: number;
  /** Payouts to the bank, less those that came back. */
  readonly paidOutCents: number;
}

/** `PAYMENT_PROVIDER` selects the adapter. */
export abstract class ProviderAccount {
  /** Money really moves. */
  abstract readonly movesMoney: boolean;
  /**
   * Days with movements, in any order. @param from and `to`: the venue's dates, YYYY-MM-DD, both included
   * @throws when the provider does not answer in time, or its key may not read the account
   */
  abstract days(from: string, to: string): Promise<readonly ProviderDay[]>;
}
