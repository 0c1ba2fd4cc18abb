import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import type { StaffActionChange, StaffAction as StaffActionView, StaffRole } from '../generated/schema-types.js';
import type { StaffAction } from './staff-action.entity.js';

/** Targets whose id is an account's. */
const ACCOUNTS: ReadonlySet<string> = new Set(['account', 'guideFeed']);

/** @param names of accounts by id */
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
    targetName: action.targetName ?? (ACCOUNTS.has(targetType) ? (names.get(targetId) ?? null) : null),
    changes: changes(before ?? {}, after ?? {}, names),
    correlationId,
  };
}

function changes(
  before: StaffActionFields,
  after: StaffActionFields,
  names: ReadonlyMap<string, string>,
): StaffActionChange[] {
  const named = (value: StaffActionFields[string] | undefined): string | null => {
    const text = asText(value);
    return text === null ? null : (names.get(text) ?? text);
  };
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => ({ field, before: named(before[field]), after: named(after[field]) }));
}

function asText(value: StaffActionFields[string] | undefined): string | null {
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
