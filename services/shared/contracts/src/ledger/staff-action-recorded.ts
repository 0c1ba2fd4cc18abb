import { staffActionRecordedBy } from '../staff-action.js';

export const staffActionRecorded = staffActionRecordedBy('ledger');
