import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { overloaded } from '../errors/service-unavailable.js';
import { tooManyRequests } from './too-many-requests.js';

/** 0 for no limit. */
export interface OperationLimits {
  /** Concurrent operations. */
  readonly requests: number;
  /** Concurrent reads among them. Under overload the rest is reserved for mutations, so that payments can finish. */
  readonly reads: number;
  /** Per second and address. */
  readonly perCaller: number;
}

export const OPERATION_LIMITS = Symbol('OPERATION_LIMITS');

const maxCallers = 50_000;

/**
 * Too many operations in flight get 503. Otherwise they would queue, and every response would be late (Little's law).
 * One address beyond its limit gets 429, so that it cannot use up the capacity. A request counts once its body has arrived. Cache hits,
 * images and the site's files do not count.
 */
@Injectable()
export class LoadShedder {
  private running = 0;
  private shed = 0;
  /** When each caller has used up its admitted operations, by `performance.now()`. */
  private readonly paidUntil = new LRUCache<string, number>({ max: maxCallers });

  constructor(
    @Inject(OPERATION_LIMITS) private readonly limits: OperationLimits,
    @Inject(Metrics) metrics: Metrics,
  ) {
    metrics.lookup(
      { name: 'hilltop_requests_shed_total', help: 'Operations refused because too many were in flight.' },
      async () => [{ value: this.shed }],
    );
    metrics.lookup({ name: 'hilltop_requests_running', help: 'Operations in flight.' }, async () => [
      { value: this.running },
    ]);
  }

  /**
   * @param caller keyed hash of the client's address
   * @throws ProblemError 429 beyond the limit of the caller, 503 when too many operations are in flight
   */
  async run<Result>(kind: 'read' | 'change', caller: string, work: () => Promise<Result>): Promise<Result> {
    const { requests, reads, perCaller } = this.limits;
    if (perCaller > 0 && !this.allows(caller, perCaller)) throw new ProblemError(tooManyRequests(1));
    const limit = kind === 'read' && reads > 0 ? Math.min(reads, requests) : requests;
    if (requests > 0 && this.running >= limit) {
      this.shed += 1;
      throw new ProblemError(overloaded);
    }
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
    }
  }

  /**
   * A burst of one second's operations, then an even rate. With a counter that resets every second, a caller would spend it all at
   * the start, and everyone else would wait.
   */
  private allows(caller: string, perSecond: number): boolean {
    const now = performance.now();
    const from = Math.max(now, this.paidUntil.get(caller) ?? 0);
    const until = from + 1_000 / perSecond;
    if (until > now + 1_000) return false;
    this.paidUntil.set(caller, until);
    return true;
  }
}
