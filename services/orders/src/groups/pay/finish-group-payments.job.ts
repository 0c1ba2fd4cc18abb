import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DriveGroupPayment } from './drive-group-payment.js';
import { GroupPaymentsRepository } from './group-payments.repository.js';

const EVERY_MS = 5_000;
/** Payments per run. */
const BATCH = 20;
/** A payment under way for longer is logged as an error. */
const STUCK_MS = 60 * 60_000;

/** Finishes the payments of dead processes. */
@Injectable()
export class FinishGroupPaymentsJob implements OnApplicationBootstrap {
  constructor(
    private readonly payments: GroupPaymentsRepository,
    private readonly drive: DriveGroupPayment,
    private readonly jobs: JobStarter,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'finish-group-payments', everyMs: EVERY_MS, run: () => this.execute() });
  }

  async execute(): Promise<void> {
    const claimed = await this.payments.claim(BATCH);
    await Promise.all(claimed.map((id) => this.finish(id)));
  }

  private async finish(id: string): Promise<void> {
    try {
      const { state } = await this.drive.execute(id);
      this.logger.info({ payment: id, state }, 'payment of a group finished by the job');
    } catch (error) {
      const { createdAt } = await this.payments.find(id);
      const isStuck = this.clock.now().getTime() - createdAt.getTime() > STUCK_MS;
      this.logger[isStuck ? 'error' : 'warn'](
        { payment: id, err: error },
        'payment of a group not finished, retrying later',
      );
    }
  }
}
