import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import type { StaffActionChange, StaffAction as StaffActionView, StaffRole } from '../generated/schema-types.js';
import type { StaffAction } from './staff-action.entity.js';

/** Maps an action to the schema. @param names of accounts by id */
export function staffActionView(action: StaffAction, names: ReadonlyMap<string, string>): StaffActionView {
  const { id, at, staffId, staffRole, service, targetType, targetId, before, after, correlationId } = action;
  return {
    __typename: 'StaffAction',
    id,
    at: at.toISOString(),
    staffId,
    staffName: names.get(staffId) ?? null,
    staffRole: staffRole.toUpperCase() as StaffRole,
    service,
    action: action.action,
    targetType,
    targetId,
    changes: changes(before ?? {}, after ?? {}),
    correlationId,
  };
}

function changes(before: StaffActionFields, after: StaffActionFields): StaffActionChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }));
}

function asText(value: StaffActionFields[string] | undefined): string | null {
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
