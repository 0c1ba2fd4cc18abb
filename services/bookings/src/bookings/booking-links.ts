import { pageUrl } from '@hilltop/contracts/house/languages';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { idOfToken, isSigned, signId } from '@hilltop/platform/values/signed-id';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../env.js';
import type { Booking } from './booking.entity.js';

/** Replaced links that are still recognized. */
const REMEMBERED = 100;

type Linked = Pick<Booking, 'id' | 'linkVersion'>;
type Written = Linked & Pick<Booking, 'language'>;

/** A token is the booking's id and a signature of the id and the number of revoked links. Nothing that opens a booking is stored (0162). */
@Injectable()
export class BookingLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'BOOKING_LINK_SECRETS' | 'PUBLIC_URL'>,
  ) {}

  urlOf(booking: Written): string {
    return pageUrl(this.environment.PUBLIC_URL, booking.language, `/visit/${this.tokenOf(booking)}`);
  }

  waiverUrlOf({ id, linkVersion, language }: Written): string {
    const token = signId(this.environment.BOOKING_LINK_SECRETS, id, purposes.waiver(linkVersion));
    return pageUrl(this.environment.PUBLIC_URL, language, `/waiver/${token}`);
  }

  /** Ends the mails after visits. Replacing the visit's link does not end it. */
  unsubscribeTokenOf({ id }: Linked): string {
    return signId(this.environment.BOOKING_LINK_SECRETS, id, UNSUBSCRIBE);
  }

  unsubscribedBookingOf(token: string): string | undefined {
    const id = idOfToken(token);
    const isOurs = id !== undefined && isSigned(this.environment.BOOKING_LINK_SECRETS, token, id, UNSUBSCRIBE);
    return isOurs ? id : undefined;
  }

  /** 43 characters of base64url. */
  tokenOf({ id, linkVersion }: Linked): string {
    return signId(this.environment.BOOKING_LINK_SECRETS, id, purposes.visit(linkVersion));
  }

  /** The signature is not verified. */
  bookingIdOf(token: string): string | undefined {
    return idOfToken(token);
  }

  /** `replaced`: the token opened this booking until its link was replaced. */
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

/** Replacing the link of a visit ends both. */
const purposes = {
  visit: (linkVersion: number) => `${linkVersion}`,
  waiver: (linkVersion: number) => `waiver ${linkVersion}`,
} as const;
