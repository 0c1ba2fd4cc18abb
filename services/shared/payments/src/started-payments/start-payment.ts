import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import { tooLittleForCard } from '@hilltop/platform/values/too-little-for-card';
import { Inject, Injectable } from '@nestjs/common';
import type { TooManyPurchases } from '../generated/refusals.js';
import { type PaymentOrder, PaymentProvider, type StartedPayment } from '../payment-provider.js';
import { PurchaseLimit } from '../purchase-limit.js';

export type PaymentStarted = { readonly __typename: 'PaymentStarted' } & StartedPayment;

/** $1 the provider's reference, $2 when it started. */
export const REMEMBER_PAYMENT = {
  name: 'remember-browser-payment',
  text: `INSERT INTO browser_payments (id, started_at) VALUES ($1::text, $2::timestamptz)
    ON CONFLICT (id) DO NOTHING`,
};

interface Asked {
  readonly what: 'bookings' | 'orders';
  /** Of the input that has the amount. */
  readonly field: string;
  /** Keyed hash of the address; undefined without a limit. */
  readonly caller: string | undefined;
}

/** Where browsers start payments: each is a call to the provider, and a card that it can be tried on. */
@Injectable()
export class StartPayment {
  constructor(
    private readonly payments: PaymentProvider,
    private readonly limit: PurchaseLimit,
    private readonly statements: PreparedStatements,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    order: PaymentOrder,
    { what, field, caller }: Asked,
  ): Promise<PaymentStarted | InvalidInput | TooManyPurchases> {
    const tooLittle = tooLittleForCard(field, order.amountCents);
    if (tooLittle) return tooLittle;
    const tooMany = await this.limit.countStart(what, caller);
    if (tooMany) return tooMany;
    const payment = await this.payments.start(order);
    await this.statements.run(REMEMBER_PAYMENT, [payment.intentId, this.clock.now()]);
    return { __typename: 'PaymentStarted', ...payment };
  }
}
