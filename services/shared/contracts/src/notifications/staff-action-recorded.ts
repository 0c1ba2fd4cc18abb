import { staffActionRecordedBy } from '../staff-action.js';

/** A member of staff changed something in notifications. */
export const staffActionRecorded = staffActionRecordedBy('notifications');
