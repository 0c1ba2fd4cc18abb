import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CancelUnpaid } from '../../../visits/cancel-unpaid.js';
import { salePayment } from '../sale-line.input.js';

/** Uses up the payment key of a line, unless it is booked. $1 key, $2 now. */
const RELEASE_UNBOOKED = {
  name: 'release-unbooked-sale-line',
  text: `INSERT INTO payments (id, status, created_at, method) VALUES ($1::text, 'refused', $2::timestamptz, 'sale')
    ON CONFLICT (id) DO NOTHING RETURNING id`,
};

/** The order takes no money for the line: it can no longer be booked, and its booking frees its seats. */
@Injectable()
export class ReleaseSaleLine {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly cancelUnpaid: CancelUnpaid,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws when the booking keeps changing meanwhile */
  async execute(lineId: string): Promise<void> {
    const key = salePayment(lineId);
    if ((await this.statements.run(RELEASE_UNBOOKED, [key, this.clock.now()])).length > 0) return;
    await this.cancelUnpaid.execute(key);
  }
}
