import type { Visitor } from '@hilltop/platform/graphql/current-caller';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { parseCents } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import { HoldSaleLineDocument, type HoldSaleLineMutation, ReleaseHoldDocument } from '../generated/bookings-queries.js';
import type { TourLineInput } from '../generated/schema-types.js';
import { BookingsClient } from './bookings-client.js';
import type { HeldTour } from './kinds/cart-tour.js';

type HoldAnswer = HoldSaleLineMutation['holdSaleLine'];
type Held = Extract<HoldAnswer, { __typename: 'SaleLineHeld' }>;
export type HoldRefusal = Exclude<HoldAnswer, Held>;

@Injectable()
export class HoldTour {
  constructor(
    private readonly bookings: BookingsClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A hold that `input` names is replaced, or renewed. */
  async hold(
    lineId: string,
    input: TourLineInput,
    { caller = null, network = null }: { [Name in keyof Visitor]: string | null | undefined },
  ): Promise<HeldTour | HoldRefusal> {
    const variables = { lineId, input, caller, network };
    const { holdSaleLine: held } = await this.bookings.read(HoldSaleLineDocument, variables);
    return held.__typename === 'SaleLineHeld' ? facts(input, held) : held;
  }

  /** Frees the seats at once, or at the end of the hold if bookings does not answer. */
  async release(holdId: string): Promise<void> {
    try {
      await this.bookings.read(ReleaseHoldDocument, { holdId });
    } catch (error) {
      this.logger.warn({ hold: holdId, err: error }, 'seats stay held until their hold ends');
    }
  }
}

export function isRefusal(outcome: HeldTour | HoldRefusal): outcome is HoldRefusal {
  return '__typename' in outcome;
}

/** Converts a refusal of bookings to this service's types. */
export function asRefusal(refusal: HoldRefusal) {
  if (refusal.__typename !== 'InvalidInput') return refusal;
  return {
    ...refusal,
    fields: refusal.fields.map(({ field, message }) => ({ field: field.replace(/^input\./, ''), message })),
  };
}

function facts(input: TourLineInput, { hold, tourId, tourName, startsAt, totalAmount }: Held): HeldTour {
  return {
    input: { ...input, tourId, tourDate: hold.tourDate, tourTime: hold.tourTime, holdId: hold.id },
    tourId,
    tourName,
    guests: hold.guests,
    party: hold.party,
    tickets: hold.tickets,
    startsAt: new Date(startsAt),
    totalCents: parseCents(totalAmount) ?? 0,
    holdId: hold.id,
    heldUntil: new Date(hold.expiresAt),
  };
}
