import type { FormerContact } from '../../generated/schema-types.js';
import type { Contact } from '../booking-change.entity.js';

/** The contact before a correction. */
export function formerContactView(contact: Contact, confirmationCode: string, correctedAt: Date): FormerContact {
  return { __typename: 'FormerContact', confirmationCode, ...contact, correctedAt: correctedAt.toISOString() };
}
