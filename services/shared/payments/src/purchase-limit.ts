import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import type { RetentionRule } from '@hilltop/platform/database/retention/retention-rule';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { TooManyPurchases } from './generated/refusals.js';
import { PaymentProvider } from './payment-provider.js';
import type { PaymentEnvironment } from './payment-variables.js';
import { refusePayment } from './refusals.en.js';

const HOUR_SECONDS = 60 * 60;

/** Past hours have no effect. */
export const expiredPurchaseCounts: RetentionRule = {
  table: 'purchase_counts',
  expired: `time_window < extract(epoch FROM $1::timestamptz) / ${HOUR_SECONDS}`,
  keptDays: 1,
};

type Settings = Pick<PaymentEnvironment, 'MOCK_PURCHASES_PER_CALLER' | 'PAYMENT_STARTS_PER_CALLER'>;

/**
 * Limits purchases that cost nothing, as each sends an e-mail to an address that anybody can type, and payments that are started, as
 * each is a way to try a card (product.md §15).
 */
@Injectable()
export class PurchaseLimit {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly payments: PaymentProvider,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param caller keyed hash of the address; undefined without a limit */
  async count(what: 'bookings' | 'orders', caller: string | undefined): Promise<TooManyPurchases | undefined> {
    if (caller === undefined || this.payments.movesMoney) return undefined;
    return this.countAs(caller, this.settings.MOCK_PURCHASES_PER_CALLER, what);
  }

  /** @param caller keyed hash of the address; undefined without a limit */
  async countStart(what: 'bookings' | 'orders', caller: string | undefined): Promise<TooManyPurchases | undefined> {
    if (caller === undefined || !this.payments.movesMoney) return undefined;
    return this.countAs(`start ${caller}`, this.settings.PAYMENT_STARTS_PER_CALLER, what);
  }

  private async countAs(key: string, limit: number, what: 'bookings' | 'orders') {
    const perHour = { table: 'purchase_counts', limit, windowSeconds: HOUR_SECONDS };
    const wait = await countAgainstLimit(this.statements, perHour, [key], this.clock.now());
    return wait === 0 ? undefined : refusePayment.TooManyPurchases({ retryAfterSeconds: wait }, what);
  }
}
