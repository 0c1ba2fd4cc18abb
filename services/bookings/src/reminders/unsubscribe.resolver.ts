import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { BookingLinks } from '../bookings/booking-links.js';
import type { Unsubscribed } from '../generated/schema-types.js';
import { texts } from '../texts.en.js';

/** All bookings of the address: a guest who ticks the box again asks anew. */
const STOP = `UPDATE bookings SET mail_after_visit = false
  WHERE mail_after_visit AND email <> '' AND lower(email) = (SELECT lower(email) FROM bookings WHERE id = $1)`;

/** Unsubscribes by the link of a mail (RFC 8058). */
@Resolver()
export class UnsubscribeResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: BookingLinks,
  ) {}

  /** The same answer for every token, so that it reveals no booking. */
  @Mutation('unsubscribe')
  async unsubscribe(@Args('token') token: string): Promise<Unsubscribed> {
    const id = this.links.unsubscribedBookingOf(token);
    if (id !== undefined) await this.dataSource.query(STOP, [id]);
    return { __typename: 'Unsubscribed', message: texts().unsubscribed };
  }
}
