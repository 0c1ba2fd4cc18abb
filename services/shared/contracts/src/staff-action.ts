import { z } from 'zod';
import { defineEvent } from './define-event.js';

const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const fields = z.record(z.string(), value);

const data = z.object({
  /** Account of the member of staff. */
  staffId: z.uuid(),
  /** The role at that time, e.g. `manager`. */
  staffRole: z.string(),
  /** Name of the action in the schema or of the route, e.g. `updateProduct`. */
  action: z.string(),
  /** Type of the target, e.g. `product`, and its id. */
  targetType: z.string(),
  targetId: z.string(),
  /** What staff know the target by, e.g. a product's name or a booking's code; missing without one. Never a visitor's name. */
  targetName: z.string().optional(),
  /** The changed fields before and after; null if there was nothing. Never visitors' data. */
  before: fields.nullable(),
  after: fields.nullable(),
});

export type StaffActionFacts = z.infer<typeof data>;

/** The fields before or after a change. */
export type StaffActionFields = z.infer<typeof fields>;

/** A member of staff changed something in a service. The aggregate is the member of staff. */
export function staffActionRecordedBy(service: string) {
  return defineEvent({ service, name: 'staff-action-recorded', version: 1, data });
}

export type StaffActionRecorded = ReturnType<typeof staffActionRecordedBy>;
