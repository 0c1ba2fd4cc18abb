import { personErased } from '@hilltop/contracts/contact/person-erased';
import { eraseWhenRequested } from '@hilltop/platform/personal-data/erase-when-requested';
import type { PersonalData } from '@hilltop/platform/personal-data/personal-data';

/** Only the row stays, for the reconciliation. It needs no answer. */
const BLANK_MESSAGE = `first_name = 'Erased', last_name = 'Writer', email = '', phone = '', message = 'Erased', state = 'answered'`;

/** The counts of messages contain only hashes. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  { table: 'contact_messages', email: 'lower(email)', blank: BLANK_MESSAGE },
];

export const EraseWriterWhenRequested = eraseWhenRequested(personErased, PERSONAL_DATA);
