import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../env.js';
import { idOfToken, isSigned, signId } from '../links/signed-id.js';
import type { Booking } from './booking.entity.js';

type Linked = Pick<Booking, 'id' | 'linkVersion'>;

/**
 * Links to visitors' own pages. A token is the booking's id and a signature of it and of how many links of it were revoked:
 * nothing is stored that would open a booking (infra/decisions/0162).
 */
@Injectable()
export class BookingLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'BOOKING_LINK_SECRETS' | 'PUBLIC_URL'>,
  ) {}

  /** The address of the visitor's own page. */
  urlOf(booking: Linked): string {
    return `${this.environment.PUBLIC_URL}/visit/${this.tokenOf(booking)}`;
  }

  /** 43 characters of base64url. */
  tokenOf({ id, linkVersion }: Linked): string {
    return signId(this.environment.BOOKING_LINK_SECRETS, id, `${linkVersion}`);
  }

  /** The booking that a token names, whether it is signed or not. */
  bookingIdOf(token: string): string | undefined {
    return idOfToken(token);
  }

  /** Whether the token opens this booking. */
  opens(token: string, { id, linkVersion }: Linked): boolean {
    return isSigned(this.environment.BOOKING_LINK_SECRETS, token, id, `${linkVersion}`);
  }
}
