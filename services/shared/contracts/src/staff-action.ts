import { z } from 'zod';
import { defineEvent } from './define-event.js';

const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const fields = z.record(z.string(), value);

const data = z.object({
  /** Account. */
  staffId: z.uuid(),
  /** At that time, e.g. `manager`. */
  staffRole: z.string(),
  /** In the schema or of the route, e.g. `updateProduct`. */
  action: z.string(),
  /** E.g. `product`, and its id. */
  targetType: z.string(),
  targetId: z.string(),
  /** What staff know the target by, e.g. a product's name or a booking's code. Never a visitor's name. */
  targetName: z.string().optional(),
  /** Only the changed fields. Null if there was nothing. Never visitors' data. */
  before: fields.nullable(),
  after: fields.nullable(),
});

export type StaffActionFacts = z.infer<typeof data>;

/** What staff write of their own: it can name a visitor, and the record cannot be changed. It stays with its row. */
export const OWN_WORDS = ['reason', 'note', 'message', 'comment', 'words'] as const;

export type StaffActionFields = z.infer<typeof fields> & { readonly [name in (typeof OWN_WORDS)[number]]?: never };

/** The aggregate is the member of staff. */
export function staffActionRecordedBy(service: string) {
  return defineEvent({ service, name: 'staff-action-recorded', version: 1, data });
}

export type StaffActionRecorded = ReturnType<typeof staffActionRecordedBy>;
