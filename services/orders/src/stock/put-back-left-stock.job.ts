import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ClaimForOrder } from './claim-for-order.js';

const EVERY_MS = 30_000;
/** Claims per run. */
const BATCH = 20;

/** Serves orders whose process died before they were stored. */
@Injectable()
export class PutBackLeftStockJob implements OnApplicationBootstrap {
  constructor(
    private readonly claims: ClaimForOrder,
    private readonly jobs: JobStarter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'put-back-left-stock', everyMs: EVERY_MS, run: () => this.execute() });
  }

  async execute(): Promise<void> {
    const claims = await this.claims.letGoOfLeft(BATCH);
    if (claims > 0) this.logger.warn({ claims }, 'stock of orders that were not stored was put back');
  }
}
