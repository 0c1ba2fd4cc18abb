/** One day of the house's account with the provider, in US cents. */
export interface ProviderDay {
  /** The venue's date, YYYY-MM-DD. */
  readonly date: string;
  /** Payments, less refunds. */
  readonly movedCents: number;
  /** Fees, disputes and whatever else the provider takes, from 0 down. */
  readonly feeCents: number;
  /** What went to the house's bank, less what came back. */
  readonly paidOutCents: number;
}

/** The port to the house's account with the payment provider. `PAYMENT_PROVIDER` selects the adapter. */
export abstract class ProviderAccount {
  /** Whether money really moves. */
  abstract readonly movesMoney: boolean;
  /**
   * The days on which something moved, in any order.
   *
   * @param from and `to`: the venue's dates, YYYY-MM-DD, both included
   * @throws when the provider does not answer in time, or its key may not read the account
   */
  abstract days(from: string, to: string): Promise<readonly ProviderDay[]>;
}
