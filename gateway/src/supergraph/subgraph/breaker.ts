/** Leave to make one call. Exactly one of the three is said when it is over. */
export interface Permit {
  succeeded(): void;
  failed(): void;
  /** The call was never made, so it tells nothing. */
  abandoned(): void;
}

export interface BreakerOptions {
  /** How far back calls count, in whole seconds. */
  readonly windowSeconds: number;
  /** Calls in the window below which nothing is concluded. */
  readonly minCalls: number;
  /** Share of failed calls in the window from which the breaker opens. */
  readonly failureRatio: number;
  /** How long the breaker stays open the first time, and at most, in milliseconds. It doubles in between. */
  readonly openMs: number;
  readonly maxOpenMs: number;
}

const defaults: BreakerOptions = {
  windowSeconds: 10,
  minCalls: 10,
  failureRatio: 0.5,
  openMs: 1_000,
  maxOpenMs: 8_000,
};

interface Second {
  readonly second: number;
  calls: number;
  failures: number;
}

/**
 * Refuses calls to a subgraph that keeps failing, so that callers hear "no" at once instead of waiting for a deadline
 * each. After a pause one call is let through; its outcome closes the breaker or opens it for twice as long.
 */
export class Breaker {
  private seconds: Second[] = [];
  private openUntil: number | undefined;
  private openMs: number;
  private trialOut = false;
  /** Grows with every change of state: what a call from before the change says is no longer of interest. */
  private epoch = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly options: BreakerOptions = defaults,
    private readonly changed: (open: boolean) => void = () => undefined,
  ) {
    this.openMs = options.openMs;
  }

  get isOpen(): boolean {
    return this.openUntil !== undefined;
  }

  /** @returns undefined when no call may be made now */
  admit(): Permit | undefined {
    const trial = this.openUntil !== undefined;
    if (this.openUntil !== undefined) {
      if (this.trialOut || this.now() < this.openUntil) return undefined;
      this.trialOut = true;
    }
    const { epoch } = this;
    const once = (say: () => void) => (): void => {
      if (epoch === this.epoch) say();
    };
    return {
      succeeded: once(() => (trial ? this.close() : this.count(false))),
      failed: once(() => (trial ? this.open() : this.count(true))),
      abandoned: once(() => {
        if (trial) this.trialOut = false;
      }),
    };
  }

  /** Something else has seen the subgraph answer: the next call is the trial, without waiting any longer. */
  tryNow(): void {
    if (this.openUntil !== undefined) this.openUntil = this.now();
  }

  private count(failure: boolean): void {
    const second = Math.floor(this.now() / 1_000);
    this.seconds = this.seconds.filter((one) => one.second > second - this.options.windowSeconds);
    const current = this.seconds.at(-1);
    if (current?.second === second) {
      current.calls += 1;
      current.failures += failure ? 1 : 0;
    } else {
      this.seconds.push({ second, calls: 1, failures: failure ? 1 : 0 });
    }
    const calls = this.seconds.reduce((sum, one) => sum + one.calls, 0);
    const failures = this.seconds.reduce((sum, one) => sum + one.failures, 0);
    if (failure && calls >= this.options.minCalls && failures / calls >= this.options.failureRatio) this.open();
  }

  private open(): void {
    const again = this.openUntil !== undefined;
    this.openMs = again ? Math.min(this.openMs * 2, this.options.maxOpenMs) : this.options.openMs;
    this.openUntil = this.now() + this.openMs;
    this.turn();
    if (!again) this.changed(true);
  }

  private close(): void {
    this.openUntil = undefined;
    this.turn();
    this.changed(false);
  }

  private turn(): void {
    this.epoch += 1;
    this.seconds = [];
    this.trialOut = false;
  }
}
