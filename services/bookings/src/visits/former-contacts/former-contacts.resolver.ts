import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { GUEST_KEY, guestKey } from '../../bookings/guest-key.js';
import type { FormerContact, QueryFormerContactsByEmailArgs } from '../../generated/schema-types.js';
import type { Contact } from '../booking-change.entity.js';
import { formerContactView } from './former-contact.view.js';

/** $1 see `guestKey`. */
const BY_EMAIL = `
  SELECT c.former_contact AS contact, b.confirmation_code AS code, c.changed_at AS "correctedAt"
  FROM booking_changes c JOIN bookings b ON b.id = c.booking_id
  WHERE c.former_contact IS NOT NULL AND $1 IN (lower(c.former_contact ->> 'email'), ${GUEST_KEY}) ORDER BY c.changed_at`;

/** Contacts before a correction, for the data export (product.md §6). */
@Resolver()
export class FormerContactsResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query('formerContactsByEmail')
  async list(@Args() { email }: QueryFormerContactsByEmailArgs): Promise<FormerContact[]> {
    const rows: { contact: Contact; code: string; correctedAt: Date }[] = await this.dataSource.query(BY_EMAIL, [
      guestKey(email),
    ]);
    return rows.map(({ contact, code, correctedAt }) => formerContactView(contact, code, correctedAt));
  }
}
