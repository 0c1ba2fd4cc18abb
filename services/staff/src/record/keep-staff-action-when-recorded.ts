import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { OWN_WORDS, type StaffActionFacts } from '@hilltop/contracts/staff-action';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Events of 0.3.0, which can come again, have some own words of staff, which no erasure would find here. $13 their fields. */
const KEEP = `
  INSERT INTO staff_actions
    (id, at, staff_id, staff_role, service, action, target_type, target_id, target_name, before, after,
     correlation_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb - $13::text[], $11::jsonb - $13::text[], $12)`;

/** Keeps the actions of all services. */
@Injectable()
export class KeepStaffActionWhenRecorded implements Reaction<StaffActionFacts> {
  async react({ id, time, source, correlationid, data }: CloudEvent<StaffActionFacts>, manager: EntityManager) {
    const { staffId, staffRole, action, targetType, targetId, targetName, before, after } = data;
    const service = source.replace('/hilltop/', '');
    const who = [staffId, staffRole, service];
    const target = [targetType, targetId, targetName ?? null];
    await manager.query(KEEP, [id, time, ...who, action, ...target, before, after, correlationid, OWN_WORDS]);
  }
}
