import { MAX_PARTY_CENTS } from '@hilltop/contracts/house/bounds';
import { StartPayment } from '@hilltop/payments/started-payments/start-payment';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { expectedAndGiven } from '@hilltop/platform/values/cents';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { MutationStartChangePaymentArgs, StartChangePaymentResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { VisitAccess } from '../visit-access.js';
import { bookingChangeInput, namedChange } from './booking-change.input.js';
import { BookingChanges } from './booking-changes.js';

const shownInput = z.object({
  toPay: amountField('What the change costs', '25.00', { least: 1, most: MAX_PARTY_CENTS }),
});

/** Starts the payment of what a change costs more, by the plan of the change itself. */
@Resolver()
export class StartChangePaymentResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly changes: BookingChanges,
    private readonly startPayment: StartPayment,
  ) {}

  @Mutation('startChangePayment')
  async start(
    @Args() { token, toPay, input }: MutationStartChangePaymentArgs,
    @CurrentCaller() caller: string | undefined,
  ): Promise<StartChangePaymentResult> {
    const shown = parseInput(shownInput, { toPay });
    if (!shown.ok) return shown.refusal;
    const wanted = parseInput(bookingChangeInput, namedChange(input));
    if (!wanted.ok) return wanted.refusal;
    const booking = await this.access.open(token);
    if ('__typename' in booking) return booking;
    const planned = await this.changes.plan(booking, wanted.value, { by: 'visitor' });
    if ('__typename' in planned) return planned;
    const amountCents = Math.max(0, planned.after.dueCents - booking.dueCents);
    if (amountCents !== shown.value.toPay)
      return refuse.AmountMismatch({ field: 'toPay', ...expectedAndGiven(amountCents, shown.value.toPay) });
    return this.startPayment.execute({ amountCents, chargedLater: true }, { what: 'bookings', field: 'toPay', caller });
  }
}
