import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CLAIM_CAPTURES, END_CAPTURE } from '../payment.statements.js';
import { PaymentProvider } from '../payment-provider.js';
import { JOB_TAKES_OVER_MS } from '../time-limits.js';

/** Payments per run. */
const BATCH = 20;

/** The payment of a stored purchase. */
export interface OwnedPayment {
  readonly id: string;
  /** The provider's reference. */
  readonly intentId: string;
  /** US cents. */
  readonly amountCents: number;
}

/** Each service knows what its payments bought. */
export interface CaptureListener {
  /** Runs in the transaction that stores the capture. */
  captured?(payment: OwnedPayment, manager: EntityManager): Promise<void>;
  /** The bank refused what it had authorized: the purchase has no money. */
  refused(payment: OwnedPayment): Promise<void>;
}

/**
 * Captures authorized money once its purchase is stored, in the request or, if its process died, in a job. So no money is taken
 * before it is certain what for.
 */
@Injectable()
export class CapturePayments {
  private listener: CaptureListener | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
    private readonly payments: PaymentProvider,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  listen(listener: CaptureListener): void {
    this.listener = listener;
  }

  /** `capture_due_at` of a purchase that is stored now; null if nothing has to be captured. */
  dueAt(amountCents: number): Date | null {
    if (!this.payments.movesMoney || amountCents === 0) return null;
    return new Date(this.clock.now().getTime() + JOB_TAKES_OVER_MS);
  }

  /** @returns false when the bank refused; true also while the answer is unknown, since the job asks again */
  async capture(payment: OwnedPayment): Promise<boolean> {
    try {
      const { intentId, amountCents } = payment;
      const answer = await this.payments.capture({ intentId, amountCents, authorizedCents: amountCents });
      if (answer.status === 'captured') await this.store(payment);
      else await this.undo(payment);
      return answer.status === 'captured';
    } catch (error) {
      this.logger.error({ payment: payment.id, err: error }, 'payment not captured, retrying later');
      return true;
    }
  }

  /** Replicas can run it at the same time. */
  async captureDue(): Promise<void> {
    const due = await this.statements.run<OwnedPayment>(CLAIM_CAPTURES, [this.clock.now(), BATCH]);
    await Promise.all(due.map((payment) => this.capture(payment)));
  }

  private async undo(payment: OwnedPayment): Promise<void> {
    await this.payments.void(payment.intentId);
    await this.listener?.refused(payment);
  }

  private async store(payment: OwnedPayment): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      // For an UPDATE, the driver returns its rows and their number.
      const [ended]: [unknown[], number] = await manager.query(END_CAPTURE, [payment.id]);
      if (ended.length > 0) await this.listener?.captured?.(payment, manager);
    });
  }
}
