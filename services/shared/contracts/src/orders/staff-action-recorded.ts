import { staffActionRecordedBy } from '../staff-action.js';

/** A member of staff changed something in orders. */
export const staffActionRecorded = staffActionRecordedBy('orders');
