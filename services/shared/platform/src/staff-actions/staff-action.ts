import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { StaffActionFields, StaffActionRecorded } from '@hilltop/contracts/staff-action';
import type { StaffIdentity } from '../graphql/current-staff.js';
import { correlationId } from '../logging/correlation.js';
import { currentTraceparent } from '../telemetry/trace-context.js';

/** What a member of staff did. */
export interface StaffAction {
  readonly staff: StaffIdentity;
  /** As the schema or the route calls it, e.g. `updateProduct`. */
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  /** Fields as they were; null where there was nothing. Nothing about a visitor. */
  readonly before: StaffActionFields | null;
  readonly after: StaffActionFields | null;
}

const longestText = 200;

/**
 * The event by which the record of staff actions learns of a change. Add it to the outbox in the change's transaction, so
 * that neither is there without the other. Of two sides only what differs is told, and of a long text its beginning.
 */
export function staffActionEvent(recorded: StaffActionRecorded, done: StaffAction, now: Date): CloudEvent {
  const { staff, action, targetType, targetId, before, after } = done;
  const isChanged = (name: string): boolean =>
    !before || !after || JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return recorded.create({
    aggregateId: staff.id,
    correlationId: correlationId(),
    traceparent: currentTraceparent(),
    now,
    data: {
      staffId: staff.id,
      staffRole: staff.staffRole,
      action,
      targetType,
      targetId,
      before: before && shortened(before, isChanged),
      after: after && shortened(after, isChanged),
    },
  });
}

function shortened(fields: StaffActionFields, isTold: (name: string) => boolean): StaffActionFields {
  const told = Object.entries(fields).filter(([name]) => isTold(name));
  return Object.fromEntries(
    told.map(([name, value]) => {
      const isLong = typeof value === 'string' && value.length > longestText;
      return [name, isLong ? `${value.slice(0, longestText)}…` : value];
    }),
  );
}
