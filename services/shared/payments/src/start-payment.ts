import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import { tooLittleForCard } from '@hilltop/platform/outcome/too-little-for-card';
import { Injectable } from '@nestjs/common';
import type { TooManyPurchases } from './payment.refusals.js';
import { type PaymentOrder, PaymentProvider, type StartedPayment } from './payment-provider.js';
import { PurchaseLimit } from './purchase-limit.js';

export type PaymentStarted = { readonly __typename: 'PaymentStarted' } & StartedPayment;

/** Where browsers start payments: each is a call to the provider, and a card that it can be tried on. */
@Injectable()
export class StartPayment {
  constructor(
    private readonly payments: PaymentProvider,
    private readonly limit: PurchaseLimit,
  ) {}

  /** @param field of the input that has the amount @param caller keyed hash of the address; undefined without a limit */
  async execute(
    order: PaymentOrder,
    { what, field, caller }: { what: 'bookings' | 'orders'; field: string; caller: string | undefined },
  ): Promise<PaymentStarted | InvalidInput | TooManyPurchases> {
    const tooLittle = tooLittleForCard(field, order.amountCents);
    if (tooLittle) return tooLittle;
    const tooMany = await this.limit.countStart(what, caller);
    return tooMany ?? { __typename: 'PaymentStarted', ...(await this.payments.start(order)) };
  }
}
