import { staffActionRecordedBy } from '../staff-action.js';

/** A member of staff changed an account. */
export const staffActionRecorded = staffActionRecordedBy('staff');
