import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { busy } from '../errors/service-unavailable.js';
import { tooManyRequests } from './too-many-requests.js';

/** How many operations may run; 0 is without a limit. */
export interface OperationLimits {
  /** At a time. */
  readonly requests: number;
  /** Of these, reads: under overload the rest is left to changes, so that nobody is stopped while paying. */
  readonly reads: number;
  /** Of one address, within a second. */
  readonly perCaller: number;
}

export const OPERATION_LIMITS = Symbol('OPERATION_LIMITS');

const maxCallers = 50_000;

const problem = {
  ...busy,
  detail: 'We are very busy right now. Please try again in a moment.',
  headers: { 'retry-after': '1' },
} as const;

/**
 * Refuses operations beyond those already running: 503 with `Retry-After`. Without it they wait for one another, and all
 * of them are answered late (Little's law). Those of one address beyond its share of a second are refused with 429: what
 * costs most is the same for everybody, and one address could ask for nothing else. A request counts from the moment its body has arrived. Cache hits, images and
 * the site's files are not counted.
 */
@Injectable()
export class LoadShedder {
  private running = 0;
  private shed = 0;
  /** When each caller has used what it was let through, in milliseconds of `performance.now()`. */
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
   * @throws ProblemError 429 beyond the share of the caller, 503 when too many operations are running
   */
  async run<Result>(kind: 'read' | 'change', caller: string, work: () => Promise<Result>): Promise<Result> {
    const { requests, reads, perCaller } = this.limits;
    if (perCaller > 0 && !this.allows(caller, perCaller)) throw new ProblemError(tooManyRequests(1));
    const limit = kind === 'read' && reads > 0 ? Math.min(reads, requests) : requests;
    if (requests > 0 && this.running >= limit) {
      this.shed += 1;
      throw new ProblemError(problem);
    }
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
    }
  }

  /**
   * A second's share at once, then one after the other at an even rate: a share that begins anew each second would be spent in
   * its first moments, and everybody else would wait then.
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
