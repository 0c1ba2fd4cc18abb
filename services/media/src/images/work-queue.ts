import pLimit from 'p-limit';
import { BusyError } from '../http/busy-error.js';

/** Work on images: so much at once, so much waiting, and no more. */
export class WorkQueue {
  private readonly limit: ReturnType<typeof pLimit>;

  constructor(
    workers: number,
    private readonly mostWaiting: number,
  ) {
    this.limit = pLimit(workers);
  }

  /** @throws BusyError when too much is waiting already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= this.mostWaiting) throw new BusyError();
    return this.limit(work);
  }
}
