import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

interface PersonErased {
  readonly erasureId: string;
  readonly erased: number;
  readonly kept: number;
}

/** A service can report in several events. $1 erasure, $2 service, $3 rows erased, $4 rows kept. */
const NOTE_REPORT = `
  INSERT INTO erasure_reports AS r (erasure_id, service, erased, kept) VALUES ($1::uuid, $2::text, $3::integer, $4::integer)
  ON CONFLICT (erasure_id, service) DO UPDATE SET erased = r.erased + excluded.erased, kept = r.kept + excluded.kept`;

@Injectable()
export class NoteReportWhenPersonErased implements Reaction<PersonErased> {
  async react(
    { source, data: { erasureId, erased, kept } }: CloudEvent<PersonErased>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(NOTE_REPORT, [erasureId, source.replace('/hilltop/', ''), erased, kept]);
  }
}
