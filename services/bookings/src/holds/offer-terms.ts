import { seatsHeld } from '@hilltop/contracts/bookings/seats-held';
import { seatsOffered } from '@hilltop/contracts/bookings/seats-offered';
import { waitlistUpdated } from '@hilltop/contracts/bookings/waitlist-updated';
import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { toOutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../env.js';

/** A placeholder for ids and facts that the database fills in. */
const ID = '00000000-0000-4000-8000-000000000000';

/** The transaction must have locked the slots. $1 slots, $2–$3 `OfferTerms.parameters`. */
export const OFFER_FREED_SEATS = 'SELECT offer_freed_seats($1::text[], $2::timestamptz, $3::jsonb)';

/** See infra/decisions/0164. */
@Injectable()
export class OfferTerms {
  constructor(@Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'WAITLIST_OFFER_MINUTES'>) {}

  /** The last parameters of a statement that frees seats: now, and the length of an offer with the envelopes of its events. */
  parameters(now: Date): [Date, string] {
    const facts = { aggregateId: ID, correlationId: correlationId(), now };
    const slot = { slotId: '-', seats: 1, expiresAt: now.toISOString() };
    const held = { ...slot, holdId: ID, tourType: TOUR_TYPES[0], startsAt: now.toISOString() } as const;
    const terms = {
      minutes: this.settings.WAITLIST_OFFER_MINUTES,
      held: JSON.parse(toOutboxRow(seatsHeld.create({ ...facts, data: held })).event) as object,
      offered: JSON.parse(
        toOutboxRow(seatsOffered.create({ ...facts, data: { ...slot, entryId: ID, holdId: ID } })).event,
      ) as object,
      updated: JSON.parse(
        toOutboxRow(waitlistUpdated.create({ ...facts, data: { entryId: ID, status: 'waiting' } })).event,
      ) as object,
    };
    return [now, JSON.stringify(terms)];
  }
}
