import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a manager wrote to a correction can name the guest. Lines say nothing of people, and stay. */
export const PERSONAL_DATA = { table: 'corrections', blank: `reason = ''` };

/** $1 ids of the erased bookings, orders and vouchers. */
const BLANK = `UPDATE ${PERSONAL_DATA.table} SET ${PERSONAL_DATA.blank}
  WHERE corrects IN (SELECT movement_id FROM money_lines WHERE source_id = ANY($1::uuid[]))`;

/** The books do not know whom a sale belongs to: bookings and orders say which ones they have erased. */
@Injectable()
export class BlankReasonsWhenPersonErased implements Reaction<{ readonly sourceIds?: string[] | undefined }> {
  async react(
    { data: { sourceIds = [] } }: CloudEvent<{ readonly sourceIds?: string[] | undefined }>,
    manager: EntityManager,
  ): Promise<void> {
    if (sourceIds.length > 0) await manager.query(BLANK, [sourceIds]);
  }
}
