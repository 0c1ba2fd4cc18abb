/**
 * Lets a fifth of the calls be tried again, with a reserve for the moment when a replica goes and takes what it had in
 * flight with it. When everything fails, retries end here instead of doubling the load.
 */
export class RetryBudget {
  private tokens: number;

  constructor(
    private readonly perCall = 0.2,
    private readonly reserve = 100,
  ) {
    this.tokens = reserve;
  }

  /** Every call pays in. */
  deposit(): void {
    this.tokens = Math.min(this.reserve, this.tokens + this.perCall);
  }

  /** @returns whether this retry may be made */
  withdraw(): boolean {
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
