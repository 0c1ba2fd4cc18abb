import { readConfirmationCode } from '@hilltop/contracts/ticket/confirmation-code';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { emailField } from '@hilltop/platform/values/typed-email';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import { faults } from '../../faults.en.js';
import type { RequestBookingLinkResult } from '../../generated/schema-types.js';
import { texts } from '../../texts.en.js';
import { VisitAccess } from '../visit-access.js';
import { RequestBookingLink } from './request-booking-link.js';

const whose = z.object({
  code: z.string().transform((typed, context) => {
    const code = readConfirmationCode(typed);
    if (code !== undefined) return code;
    context.addIssue({ code: 'custom', message: faults.code.error() });
    return z.NEVER;
  }),
  email: emailField,
});

@Resolver()
export class RequestBookingLinkResolver {
  constructor(
    private readonly links: RequestBookingLink,
    private readonly access: VisitAccess,
  ) {}

  @Mutation('requestBookingLink')
  async request(
    @Args('code') code: string,
    @Args('email') email: string,
    @Args('replace') replace: boolean | null,
    @CurrentCaller() caller: string | undefined,
  ): Promise<RequestBookingLinkResult> {
    const parsed = parseInput(whose, { code, email });
    if (!parsed.ok) return parsed.refusal;
    const isNew = replace === true;
    const refused = await this.links.byCode({ ...parsed.value, replace: isNew }, caller);
    const message = isNew ? texts().newLinkSentIfFound : texts().ticketSentIfFound;
    return refused ?? { __typename: 'BookingLinkRequested', message };
  }

  @Mutation('resendTicket')
  async resend(@Args('token') token: string): Promise<RequestBookingLinkResult> {
    const booking = await this.access.open(token);
    if ('__typename' in booking) return invalidInput([{ field: 'token', message: booking.message }]);
    if (booking.status === 'cancelled') {
      return invalidInput([{ field: 'token', message: faults.noTicket.error() }]);
    }
    const message = booking.status === 'displaced' ? texts().closureSent : texts().ticketSent;
    return (await this.links.ofBooking(booking)) ?? { __typename: 'BookingLinkRequested', message };
  }
}
