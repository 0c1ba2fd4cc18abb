import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import type { Booking } from '../../bookings/booking.entity.js';
import type { AmountMismatch, BelongsToGroup, BookingNotChangeable } from '../../generated/refusals.js';
import type { NoSlot } from '../../opening/slots/slot-finder.js';
import { type PartyRefusal } from '../../prices/price-party.js';
import type { Actor } from '../booking-change.entity.js';
import type { PlannedChange } from '../planned-change.js';

export type PlanRefusal = BookingNotChangeable | BelongsToGroup | NoSlot | PartyRefusal | AmountMismatch | InvalidInput;

/** Whose change it is, and what goes back of what it makes cheaper. */
export interface ChangeTerms {
  readonly actor: Actor;
  /** 0 to 100. */
  readonly percent: number;
}

/** What a change makes of a booking. The rest is the same for every kind: who may when, revision, seats and money. */
export interface KindOfChange<Request> {
  /** Visitors can until the visit begins; until the deadline for changes otherwise. */
  readonly isUntilStart?: true;
  /** A party whose time the house closed must choose another one before. */
  readonly needsTime?: true;
  /** What the people of a part decide by themselves, whatever their group does. */
  readonly isOfParty?: true;
  plan(booking: Booking, request: Request, terms: ChangeTerms): Promise<PlannedChange | PlanRefusal>;
}
