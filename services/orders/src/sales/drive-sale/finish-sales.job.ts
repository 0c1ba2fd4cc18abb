import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RefundLineWhenRequested } from '../refund-line/refund-line-when-requested.js';
import { SaleRepository } from '../sale.repository.js';
import { DriveSale } from './drive-sale.js';

const EVERY_MS = 2_000;
/** Sales per run. */
const BATCH = 20;
/** A sale under way for longer is logged as an error. */
const STUCK_MS = 60 * 60_000;

/** Finishes the sales of dead processes, returns payments that bought nothing, and makes refunds that waited for the end of a sale. */
@Injectable()
export class FinishSalesJob implements OnApplicationBootstrap {
  constructor(
    private readonly sales: SaleRepository,
    private readonly driveSale: DriveSale,
    private readonly refunds: RefundLineWhenRequested,
    private readonly jobs: JobStarter,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'finish-sales', everyMs: EVERY_MS, run: () => this.execute() });
  }

  async execute(): Promise<void> {
    const claimed = await this.sales.claim(BATCH);
    await Promise.all(claimed.map((id) => this.finish(id)));
    await this.refunds.resume(BATCH);
  }

  private async finish(id: string): Promise<void> {
    try {
      const { state } = await this.driveSale.execute(id);
      this.logger.info({ sale: id, state }, 'sale finished by the job');
    } catch (error) {
      const { createdAt } = await this.sales.find(id);
      const isStuck = this.clock.now().getTime() - createdAt.getTime() > STUCK_MS;
      this.logger[isStuck ? 'error' : 'warn']({ sale: id, err: error }, 'sale not finished, retrying later');
    }
  }
}
