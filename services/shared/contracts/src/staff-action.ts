import { z } from 'zod';
import { defineEvent } from './define-event.js';

const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const fields = z.record(z.string(), value);

const data = z.object({
  /** The account of who did it. */
  staffId: z.uuid(),
  /** The role they had then, e.g. `manager`. */
  staffRole: z.string(),
  /** What was done, as the schema or the route calls it, e.g. `updateProduct`. */
  action: z.string(),
  /** What it was done to, e.g. `product`, and its id. */
  targetType: z.string(),
  targetId: z.string(),
  /** The fields that were changed, before and after; null where there was nothing. Never of a visitor. */
  before: fields.nullable(),
  after: fields.nullable(),
});

export type StaffActionFacts = z.infer<typeof data>;

/** The fields of one side of a change. */
export type StaffActionFields = z.infer<typeof fields>;

/** A service's event that a member of staff changed something there. The aggregate is the member of staff. */
export function staffActionRecordedBy(service: string) {
  return defineEvent({ service, name: 'staff-action-recorded', version: 1, data });
}

export type StaffActionRecorded = ReturnType<typeof staffActionRecordedBy>;
