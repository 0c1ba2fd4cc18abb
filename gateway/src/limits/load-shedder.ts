import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { busy } from '../errors/service-unavailable.js';

/** How many operations run at a time; 0 is without a limit. */
export interface ConcurrencyLimits {
  readonly requests: number;
  /** Of these, reads: under overload the rest is left to changes, so that nobody is stopped while paying. */
  readonly reads: number;
}

export const CONCURRENCY_LIMITS = Symbol('CONCURRENCY_LIMITS');

const problem = {
  ...busy,
  detail: 'More people are asking than we can answer at once. Please try again in a moment.',
  headers: { 'retry-after': '1' },
} as const;

/**
 * Refuses operations beyond those already running: 503 with `Retry-After`. Without it they wait for one another, and all
 * of them are answered late (Little's law). A request counts from the moment its body has arrived. Cache hits, images and
 * the site's files are not counted.
 */
@Injectable()
export class LoadShedder {
  private running = 0;
  private shed = 0;

  constructor(
    @Inject(CONCURRENCY_LIMITS) private readonly limits: ConcurrencyLimits,
    @Inject(Metrics) metrics: Metrics,
  ) {
    metrics.lookup(
      { name: 'hilltop_requests_shed_total', help: 'Operations refused because too many were running.' },
      async () => [{ value: this.shed }],
    );
    metrics.lookup({ name: 'hilltop_requests_running', help: 'Operations that are running.' }, async () => [
      { value: this.running },
    ]);
  }

  /** @throws ProblemError 503 when too many operations are running */
  async run<Result>(kind: 'read' | 'change', work: () => Promise<Result>): Promise<Result> {
    const { requests, reads } = this.limits;
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
}
