import { personErased } from '@hilltop/contracts/contact/person-erased';
import { eraseWhenRequested } from '@hilltop/platform/personal-data/erase-when-requested';
import type { PersonalData } from '@hilltop/platform/personal-data/personal-data';

/** What is left of an erased message: that there was one, for the reconciliation. Nobody is to answer it. */
const BLANK_MESSAGE = `first_name = 'Erased', last_name = 'Writer', email = '', phone = '', message = 'Erased', state = 'answered'`;

/** Personal data of visitors here. What counts messages knows hashes alone. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  { table: 'contact_messages', email: 'lower(email)', blank: BLANK_MESSAGE },
];

export const EraseWriterWhenRequested = eraseWhenRequested(personErased, PERSONAL_DATA);
