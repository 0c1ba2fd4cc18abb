import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { StaffActionFields, StaffActionRecorded } from '@hilltop/contracts/staff-action';
import type { StaffIdentity } from './graphql/current-staff.js';
import { correlationId } from './logging/correlation.js';
import { currentTraceparent } from './telemetry/trace-context.js';

export interface StaffAction {
  readonly staff: Pick<StaffIdentity, 'id' | 'staffRole'>;
  /** Name in the schema or of the route, e.g. `updateProduct`. */
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  /** What staff know it by, e.g. a product's name or a booking's code. Never a visitor's name. */
  readonly targetName?: string | undefined;
  /** The fields before; null if there was nothing. Never visitors' data. */
  readonly before: StaffActionFields | null;
  readonly after: StaffActionFields | null;
}

const longestText = 200;

/** Add it to the outbox in the transaction of the change. It has only the fields that differ, and the beginning of long texts. */
export function staffActionEvent(recorded: StaffActionRecorded, done: StaffAction, now: Date): CloudEvent {
  const { staff, action, targetType, targetId, targetName, before, after } = done;
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
      ...(targetName !== undefined && { targetName }),
      before: before && shortened(before, isChanged),
      after: after && shortened(after, isChanged),
    },
  });
}

function shortened(fields: StaffActionFields, isIncluded: (name: string) => boolean): StaffActionFields {
  const included = Object.entries(fields).filter(([name]) => isIncluded(name));
  return Object.fromEntries(
    included.map(([name, value]) => {
      const isLong = typeof value === 'string' && value.length > longestText;
      return [name, isLong ? `${value.slice(0, longestText)}…` : value];
    }),
  );
}
