import { createHmac, timingSafeEqual } from 'node:crypto';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../env.js';
import type { Booking } from './booking.entity.js';

type Linked = Pick<Booking, 'id' | 'linkVersion'>;

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

/**
 * Links to visitors' own pages. A token is the booking's id and a signature of it and of how many links of it were revoked:
 * nothing is stored that would open a booking (infra/decisions/0162).
 */
@Injectable()
export class BookingLinks {
  private readonly keys: readonly Buffer[];

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'BOOKING_LINK_SECRETS' | 'PUBLIC_URL'>,
  ) {
    this.keys = environment.BOOKING_LINK_SECRETS.map((secret) => Buffer.from(secret));
  }

  /** The address of the visitor's own page. */
  urlOf(booking: Linked): string {
    return `${this.environment.PUBLIC_URL}/visit/${this.tokenOf(booking)}`;
  }

  /** 43 characters of base64url. */
  tokenOf(booking: Linked): string {
    const [key] = this.keys;
    if (!key) throw new Error('there is no secret to sign links with');
    return Buffer.concat([idBytes(booking.id), signature(key, booking)]).toString('base64url');
  }

  /** The booking that a token names, whether it is signed or not. */
  bookingIdOf(token: string): string | undefined {
    if (!TOKEN.test(token)) return undefined;
    const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  /** Whether the token opens this booking. */
  opens(token: string, booking: Linked): boolean {
    const given = Buffer.from(token, 'base64url');
    if (given.length !== ID_BYTES + SIGNATURE_BYTES || !given.subarray(0, ID_BYTES).equals(idBytes(booking.id))) {
      return false;
    }
    return this.keys.some((key) => timingSafeEqual(signature(key, booking), given.subarray(ID_BYTES)));
  }
}

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const signature = (key: Buffer, { id, linkVersion }: Linked): Buffer =>
  createHmac('sha256', key).update(`${id} ${linkVersion}`).digest().subarray(0, SIGNATURE_BYTES);
