import { staffActionRecorded } from '@hilltop/contracts/catalog/staff-action-recorded';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import type { Product } from './product.entity.js';

/** Which fields changed. @param before null for a new product */
export function productActionEvent(
  action: string,
  staff: StaffIdentity,
  before: Product | null,
  after: Product,
  now: Date,
): CloudEvent {
  const target = { targetType: 'product', targetId: after.id, targetName: after.name };
  const sides = { before: before && fields(before), after: fields(after) };
  return staffActionEvent(staffActionRecorded, { staff, action, ...target, ...sides }, now);
}

function fields({ priceCents, image, category, inStock, taxCode, stock, withdrawnAt, ...texts }: Product) {
  const { name, description, nameEs, descriptionEs } = texts;
  const sold = { priceCents, image, category, inStock, taxCode, stock };
  return { name, description, nameEs, descriptionEs, ...sold, withdrawn: withdrawnAt !== null };
}
