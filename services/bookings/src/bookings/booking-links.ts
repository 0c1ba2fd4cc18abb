import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../env.js';
import { idOfToken, isSigned, signId } from '../links/signed-id.js';
import type { Booking } from './booking.entity.js';

type Linked = Pick<Booking, 'id' | 'linkVersion'>;

/**
 * Links to visitors' bookings. A token is the booking's id and a signature of the id and the number of revoked links.
 * Nothing that opens a booking is stored (infra/decisions/0162).
 */
@Injectable()
export class BookingLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'BOOKING_LINK_SECRETS' | 'PUBLIC_URL'>,
  ) {}

  /** The visitor's link to the booking. */
  urlOf(booking: Linked): string {
    return `${this.environment.PUBLIC_URL}/visit/${this.tokenOf(booking)}`;
  }

  /** 43 characters of base64url. */
  tokenOf({ id, linkVersion }: Linked): string {
    return signId(this.environment.BOOKING_LINK_SECRETS, id, `${linkVersion}`);
  }

  /** The booking that a token names. The signature is not verified. */
  bookingIdOf(token: string): string | undefined {
    return idOfToken(token);
  }

  /** Whether the token opens this booking. */
  opens(token: string, { id, linkVersion }: Linked): boolean {
    return isSigned(this.environment.BOOKING_LINK_SECRETS, token, id, `${linkVersion}`);
  }
}
