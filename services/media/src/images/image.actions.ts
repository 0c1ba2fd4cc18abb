import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { staffActionRecorded } from '@hilltop/contracts/media/staff-action-recorded';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import type { ImageFile } from './image.entity.js';

/** Omits the file name, because people name files after people. */
export function imageUploadedAction(staff: StaffIdentity, image: ImageFile, now: Date): CloudEvent {
  return imageAction('uploadImage', staff, image.filename, { before: null, after: fields(image) }, now);
}

export function imageRemovedAction(staff: StaffIdentity, image: ImageFile, now: Date): CloudEvent {
  return imageAction('removeImage', staff, image.filename, { before: fields(image), after: null }, now);
}

function imageAction(
  action: string,
  staff: StaffIdentity,
  targetId: string,
  sides: { before: ReturnType<typeof fields> | null; after: ReturnType<typeof fields> | null },
  now: Date,
): CloudEvent {
  return staffActionEvent(staffActionRecorded, { staff, action, targetType: 'image', targetId, ...sides }, now);
}

function fields({ contentType, bytes, width, height }: ImageFile) {
  return { contentType, bytes, width, height };
}
