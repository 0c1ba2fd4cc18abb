import type { Tally } from './load-order.ts';

/** The value that this share of the sorted values does not exceed; 0 of none. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Counts what became of requests. */
export class Count {
  private readonly name: string;
  private readonly times: number[] = [];
  private readonly refusals: number[] = [];
  private faults = 0;
  private fault: string | undefined;

  constructor(name: string) {
    this.name = name;
  }

  good(ms: number): void {
    this.times.push(ms);
  }

  refused(ms: number): void {
    this.refusals.push(ms);
  }

  bad(fault: string): void {
    this.faults += 1;
    this.fault ??= fault;
  }

  tally(): Tally {
    const sorted = this.times.sort((one, other) => one - other);
    const refused = this.refusals.sort((one, other) => one - other);
    return {
      name: this.name,
      good: sorted.length,
      refused: refused.length,
      bad: this.faults,
      ...(this.fault === undefined ? {} : { fault: this.fault }),
      p50: percentile(sorted, 0.5),
      p99: percentile(sorted, 0.99),
      refusedP99: percentile(refused, 0.99),
    };
  }
}
