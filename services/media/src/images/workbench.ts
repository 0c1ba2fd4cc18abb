import pLimit from 'p-limit';
import { Busy } from '../http/busy.js';

/** Work on pictures: so much at once, so much waiting, and no more. */
export class Workbench {
  private readonly limit: ReturnType<typeof pLimit>;

  constructor(
    workers: number,
    private readonly mostWaiting: number,
  ) {
    this.limit = pLimit(workers);
  }

  /** @throws Busy when too much is waiting already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= this.mostWaiting) throw new Busy();
    return this.limit(work);
  }
}
