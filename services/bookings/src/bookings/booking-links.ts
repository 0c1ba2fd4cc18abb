import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { idOfToken, isSigned, signId } from '@hilltop/platform/values/signed-id';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../env.js';
import type { Booking } from './booking.entity.js';

/** How many replaced links are still recognized. */
const REMEMBERED = 100;

type Linked = Pick<Booking, 'id' | 'linkVersion'>;

/**
 * Links to visitors' bookings. A token is the booking's id and a signature of the id and the number of revoked links.
 * Nothing that opens a booking is stored (infra/decisions/0162). A link to sign the waiver has a purpose of its own.
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

  /** The party's link to sign the waiver. */
  waiverUrlOf({ id, linkVersion }: Linked): string {
    const token = signId(this.environment.BOOKING_LINK_SECRETS, id, purposes.waiver(linkVersion));
    return `${this.environment.PUBLIC_URL}/waiver/${token}`;
  }

  /** Ends the mails after visits. It outlives the links that are replaced, as the mail does. */
  unsubscribeTokenOf({ id }: Linked): string {
    return signId(this.environment.BOOKING_LINK_SECRETS, id, UNSUBSCRIBE);
  }

  /** The booking of such a token; undefined for another one. */
  unsubscribedBookingOf(token: string): string | undefined {
    const id = idOfToken(token);
    const isOurs = id !== undefined && isSigned(this.environment.BOOKING_LINK_SECRETS, token, id, UNSUBSCRIBE);
    return isOurs ? id : undefined;
  }

  /** 43 characters of base64url. */
  tokenOf({ id, linkVersion }: Linked): string {
    return signId(this.environment.BOOKING_LINK_SECRETS, id, purposes.visit(linkVersion));
  }

  /** The booking that a token names. The signature is not verified. */
  bookingIdOf(token: string): string | undefined {
    return idOfToken(token);
  }

  /** Whether the token opens this booking, or did until its link was replaced. */
  check(token: string, { id, linkVersion }: Linked, use: keyof typeof purposes): 'opens' | 'replaced' | 'foreign' {
    const purposeOf = purposes[use];
    const isOf = (version: number) => isSigned(this.environment.BOOKING_LINK_SECRETS, token, id, purposeOf(version));
    if (isOf(linkVersion)) return 'opens';
    for (let version = linkVersion - 1; version >= Math.max(0, linkVersion - REMEMBERED); version -= 1)
      if (isOf(version)) return 'replaced';
    return 'foreign';
  }
}

const UNSUBSCRIBE = 'unsubscribe';

/** What a token is signed for. Replacing the link of a visit ends both. */
const purposes = {
  visit: (linkVersion: number) => `${linkVersion}`,
  waiver: (linkVersion: number) => `waiver ${linkVersion}`,
} as const;
