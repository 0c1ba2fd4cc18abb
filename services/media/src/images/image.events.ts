import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { imageRemoved } from '@hilltop/contracts/media/image-removed';
import { imageStored } from '@hilltop/contracts/media/image-stored';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { ImageFile } from './image.entity.js';

export function imageStoredEvent({ filename, contentType, bytes, width, height }: ImageFile, now: Date): CloudEvent {
  const data = { filename, contentType, bytes, width, height };
  return imageStored.create({ aggregateId: filename, correlationId: correlationId(), now, data });
}

export function imageRemovedEvent({ filename }: Pick<ImageFile, 'filename'>, now: Date): CloudEvent {
  return imageRemoved.create({ aggregateId: filename, correlationId: correlationId(), now, data: { filename } });
}
