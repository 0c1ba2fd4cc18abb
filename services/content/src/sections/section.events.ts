import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { contentChanged } from '@hilltop/contracts/content/content-changed';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { Section } from './section.entity.js';
import type { HouseDetails } from './section.input.js';

export function contentChangedEvent({ name, version, body }: Section, now: Date): CloudEvent {
  const { street, town, phone, taxNumber, gateWord } = body as HouseDetails;
  const house = { street, town, phone, ...(taxNumber && { taxNumber }), ...(gateWord && { gateWord }) };
  const data = { section: name, version, ...(name === 'house' && { house }) };
  return contentChanged.create({ aggregateId: name, correlationId: correlationId(), now, data });
}
