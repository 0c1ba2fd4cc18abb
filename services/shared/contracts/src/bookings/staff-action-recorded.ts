import { staffActionRecordedBy } from '../staff-action.js';

/** A member of staff changed something in bookings. */
export const staffActionRecorded = staffActionRecordedBy('bookings');
