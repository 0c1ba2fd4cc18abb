import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Injectable } from '@nestjs/common';
import { GroupParts } from '../bookings/belongs-to-group.js';
import type { Booking } from '../bookings/booking.entity.js';
import type { BelongsToGroup } from '../generated/refusals.js';
import type { Actor } from './booking-change.entity.js';
import { ChangeBooking, type Changed, type ChangeRefusal } from './change-booking.js';
import type { PlannedChange } from './planned-change.js';
import { type ContactRequest, changeHash } from './visit-input.js';

type ContactRefusal =
  | Exclude<ChangeRefusal, { __typename: 'SlotFull' | 'PaymentRefused' }>
  | BelongsToGroup
  | InvalidInput;

/** Another e-mail address ends the links that were mailed to the earlier one. */
@Injectable()
export class CorrectContact {
  constructor(
    private readonly changeBooking: ChangeBooking,
    private readonly groupParts: GroupParts,
  ) {}

  async execute(
    bookingId: string,
    request: ContactRequest,
    actor: Actor,
    idempotencyKey: string | null,
  ): Promise<Changed | ContactRefusal> {
    const outcome = await this.changeBooking.execute({
      bookingId,
      revision: request.revision,
      actor,
      idempotencyKey,
      requestHash: changeHash('contact', request),
      plan: async (booking) => (await this.groupParts.refusal(booking)) ?? plan(booking, request),
    });
    if (!('booking' in outcome) && (outcome.__typename === 'SlotFull' || outcome.__typename === 'PaymentRefused')) {
      throw new Error(`unexpected outcome of a correction: ${outcome.__typename}`);
    }
    return outcome;
  }
}

function plan(booking: Booking, { revision: _, ...contact }: ContactRequest): PlannedChange | InvalidInput {
  const fields = ['firstName', 'lastName', 'email', 'phone'] as const;
  if (fields.every((field) => booking[field] === contact[field])) {
    return invalidInput([{ field: 'email', message: 'Name, e-mail and phone are already as you wrote them' }]);
  }
  const after = booking.changed(contact);
  const isReaddressed = booking.email.toLowerCase() !== contact.email.toLowerCase();
  return {
    kind: 'contact_corrected',
    after,
    request: undefined,
    keepsSeats: true,
    ...(isReaddressed && { replacesLink: true }),
  };
}
