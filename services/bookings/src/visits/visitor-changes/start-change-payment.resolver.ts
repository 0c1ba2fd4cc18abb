import { MAX_PARTY_CENTS } from '@hilltop/contracts/house/bounds';
import { StartPayment } from '@hilltop/payments/started-payments/start-payment';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { Booking } from '../../bookings/booking.entity.js';
import { amountMismatch } from '../../bookings/booking.refusals.js';
import type { MutationStartChangePaymentArgs, StartChangePaymentResult } from '../../generated/schema-types.js';
import { ChangeParty } from '../change-party/change-party.js';
import { MoveBooking } from '../move-booking/move-booking.js';
import { VisitAccess } from '../visit-access.js';
import { quotedMoveInput, quotedPartyInput } from '../visit-input.js';

const shownInput = z.object({
  toPay: amountField('What the change costs', '25.00', { least: 1, most: MAX_PARTY_CENTS }),
});

type Wanted = Omit<MutationStartChangePaymentArgs, 'token' | 'toPay'>;

/** Starts the payment of what a change costs more, by the plan of the change itself. */
@Resolver()
export class StartChangePaymentResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly changeParty: ChangeParty,
    private readonly moveBooking: MoveBooking,
    private readonly startPayment: StartPayment,
  ) {}

  @Mutation('startChangePayment')
  async start(
    @Args() { token, toPay, ...wanted }: MutationStartChangePaymentArgs,
    @CurrentCaller() caller: string | undefined,
  ): Promise<StartChangePaymentResult> {
    const shown = parseInput(shownInput, { toPay });
    if (!shown.ok) return shown.refusal;
    const booking = await this.access.open(token);
    if ('__typename' in booking) return booking;
    const planned = await this.plan(booking, wanted);
    if ('__typename' in planned) return planned;
    const amountCents = Math.max(0, planned.after.dueCents - booking.dueCents);
    if (amountCents !== shown.value.toPay) return amountMismatch('toPay', amountCents, shown.value.toPay);
    return this.startPayment.execute({ amountCents, chargedLater: true }, { what: 'bookings', field: 'toPay', caller });
  }

  private async plan(booking: Booking, { tourDate, tourTime, tickets }: Wanted) {
    const actor = { by: 'visitor' } as const;
    const isMove = tourDate != null || tourTime != null;
    if (isMove && tickets != null) {
      const message = 'Please name other guests or another time: each is a change of its own';
      return invalidInput([{ field: 'tourTime', message }]);
    }
    if (isMove) {
      const move = parseInput(quotedMoveInput, { tourDate, tourTime });
      return move.ok ? this.moveBooking.plan(booking, move.value, actor) : move.refusal;
    }
    const wanted = parseInput(quotedPartyInput, { tickets });
    return wanted.ok ? this.changeParty.plan(booking, wanted.value, actor) : wanted.refusal;
  }
}
