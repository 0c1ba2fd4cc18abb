import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { imageRemoved } from '@hilltop/contracts/media/image-removed';
import { imageStored } from '@hilltop/contracts/media/image-stored';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { Picture } from './image.entity.js';

/** Says that a picture can be used: it is new, or it is back. */
export function imageStoredEvent({ filename, contentType, bytes, width, height }: Picture, now: Date): CloudEvent {
  const data = { filename, contentType, bytes, width, height };
  return imageStored.create({ aggregateId: filename, correlationId: correlationId(), now, data });
}

/** Says that a picture is served no longer. */
export function imageRemovedEvent({ filename }: Pick<Picture, 'filename'>, now: Date): CloudEvent {
  return imageRemoved.create({ aggregateId: filename, correlationId: correlationId(), now, data: { filename } });
}
