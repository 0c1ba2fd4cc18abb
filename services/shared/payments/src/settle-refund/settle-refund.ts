import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject, Injectable } from '@nestjs/common';
import { END_REFUND } from '../payment.statements.js';
import type { RefundMessage } from '../payment-provider.js';

/** Records the provider's result of a refund. Results can repeat and come in any order. */
@Injectable()
export class SettleRefund {
  constructor(
    private readonly statements: PreparedStatements,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute({ reference, status }: RefundMessage): Promise<void> {
    const [id = '', attempt] = reference.split('.');
    if (!isUuid(id)) return;
    const ended = await this.statements.run(END_REFUND, [id, Number(attempt), status, this.clock.now()]);
    if (ended.length > 0 && status === 'failed') this.logger.error({ refund: id }, 'refund failed and needs attention');
  }
}
