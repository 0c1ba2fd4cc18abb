import { randomUUID } from 'node:crypto';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { defineEvent } from '@hilltop/contracts/define-event';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import { z } from 'zod';

/** An event outside the domain: which lamp was lit, and how many times before. */
export const lampLit = defineEvent({
  service: 'lamps',
  name: 'lamp-lit',
  version: 1,
  data: z.object({ lamp: z.string(), turn: z.int(), note: z.string().optional() }),
});

export type LampLit = CloudEvent<{ lamp: string; turn: number; note?: string | undefined }>;

export const stream = 'HILLTOP_LAMPS';

/** An outbox, an inbox, and a table in which reactions record each run. */
export const tables = `
  ${createOutboxTable}
  ${createInboxTables}
  CREATE TABLE seen (id bigint GENERATED ALWAYS AS IDENTITY, lamp text NOT NULL, turn int NOT NULL);
`;

export function lit(lamp: string, turn = 0, more: { note?: string } = {}): LampLit {
  return lampLit.create({
    aggregateId: lamp,
    data: { lamp, turn, ...more },
    correlationId: randomUUID(),
    now: new Date(),
  });
}
