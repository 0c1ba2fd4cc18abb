import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ReturnPayment } from '../return-payment.js';
import { PURCHASE_LIFE_MS } from '../time-limits.js';

const EVERY_MS = 10_000;
/** Payments per run. */
const BATCH = 20;

/** $1 started before, $2 limit. */
const UNUSED = {
  name: 'unused-browser-payments',
  readOnly: true,
  text: `SELECT id FROM browser_payments WHERE started_at < $1::timestamptz ORDER BY started_at LIMIT $2::integer`,
};

/** $1 the provider's reference. */
const FORGET = {
  name: 'forget-browser-payment',
  text: 'DELETE FROM browser_payments WHERE id = $1::text',
};

/** Releases what browsers began and never used. Replicas can run it at the same time: a payment is returned once. */
@Injectable()
export class ReturnUnusedJob implements OnApplicationBootstrap {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly returnPayment: ReturnPayment,
    private readonly jobs: JobStarter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'return-unused-payments', everyMs: EVERY_MS, run: () => this.execute() });
  }

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PURCHASE_LIFE_MS);
    for (const { id } of await this.statements.run<{ id: string }>(UNUSED, [before, BATCH])) {
      // One that has bought something has a row, and stays.
      await this.returnPayment.execute(id);
      await this.statements.run(FORGET, [id]);
    }
  }
}
