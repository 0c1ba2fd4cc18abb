import { voucherDue } from '@hilltop/contracts/orders/voucher-due';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Voucher } from './voucher.entity.js';

const EVERY_MS = 2_000;
/** Vouchers per run. */
const BATCH = 50;

/** Claims each voucher once. $1 now, $2 limit. */
const CLAIM_DUE = `
  UPDATE vouchers SET sent_at = $1::timestamptz WHERE id = ANY (ARRAY(
    SELECT id FROM vouchers WHERE sent_at IS NULL AND deliver_at <= $1::timestamptz AND status = 'active' AND balance_cents > 0
    ORDER BY deliver_at LIMIT $2::integer FOR UPDATE SKIP LOCKED))
  RETURNING id, kind <> 'gift' OR generation > 0 AS "byStaff", language`;

/** Notifications reads the code when it writes the e-mail. */
@Injectable()
export class MailDueVouchersJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly jobs: JobStarter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'mail-due-vouchers', everyMs: EVERY_MS, run: () => this.execute() });
  }

  async execute(): Promise<void> {
    const now = this.clock.now();
    const asked = await inTransaction(this.dataSource, async (manager) => {
      // For an UPDATE, the driver returns its rows and their number.
      const [due]: [(Pick<Voucher, 'id' | 'language'> & { byStaff: boolean })[], number] = await manager.query(
        CLAIM_DUE,
        [now, BATCH],
      );
      for (const { id, byStaff, language } of due) {
        const facts = { aggregateId: id, correlationId: correlationId(), now };
        await this.outbox.add(manager, voucherDue.create({ ...facts, data: { voucherId: id, byStaff, language } }));
      }
      return due.length;
    });
    if (asked > 0) this.outbox.wake();
  }
}
