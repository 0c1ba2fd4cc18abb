import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MoneyListener } from '../money-listener.js';
import { END_REFUND } from '../payment.statements.js';
import type { RefundMessage } from '../payment-provider.js';

/** Results can repeat and come in any order. */
@Injectable()
export class SettleRefund {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() private readonly listener?: MoneyListener,
  ) {}

  async execute({ reference, status, cents }: RefundMessage): Promise<void> {
    const [id = '', attempt] = reference.split('.');
    if (!isUuid(id)) return;
    const now = this.clock.now();
    const ended = await inTransaction(this.dataSource, async (manager) => {
      // For an UPDATE, the driver returns its rows and their number.
      const values = [id, Number(attempt), status, now, cents ?? null];
      const [[ended]]: [{ paymentId: string }[], number] = await manager.query(END_REFUND.text, values);
      if (ended) await this.listener?.refundEnded(id, Number(attempt), status, now, manager);
      return ended;
    });
    if (ended && status === 'failed') {
      this.logger.error({ refund: id, payment: ended.paymentId }, 'refund failed and needs attention');
    }
  }
}
