import { StartPayment } from '@hilltop/payments/started-payments/start-payment';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { StartLinkPaymentResult } from '../../generated/schema-types.js';
import { HoldRepository } from '../../holds/hold.repository.js';
import { centsOf } from '../../prices/ticket-line.js';
import { refuse } from '../../refusals.en.js';
import { PaymentLinks } from './payment-links.js';

/** Starts the payment at the prices that the hold keeps. */
@Resolver()
export class StartLinkPaymentResolver {
  constructor(
    private readonly links: PaymentLinks,
    private readonly holds: HoldRepository,
    private readonly startPayment: StartPayment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('startLinkPayment')
  async start(
    @Args('token') token: string,
    @CurrentCaller() caller: string | undefined,
  ): Promise<StartLinkPaymentResult> {
    const link = await this.links.open(token);
    if (!link) return refuse.PaymentLinkNotFound();
    const hold = await this.holds.find(link.holdId);
    if (!hold?.isActive(this.clock.now())) return refuse.PaymentLinkEnded();
    const amountCents = hold.tickets ? centsOf(hold.tickets) : link.request.totalAmount;
    const asked = { what: 'bookings', field: 'token', caller } as const;
    return this.startPayment.execute({ amountCents, chargedLater: true }, asked);
  }
}
