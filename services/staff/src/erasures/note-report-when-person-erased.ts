import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ErasureReport } from './erasure-report.entity.js';

interface PersonErased {
  readonly erasureId: string;
  readonly erased: number;
  readonly kept: number;
}

@Injectable()
export class NoteReportWhenPersonErased implements Reaction<PersonErased> {
  async react(
    { source, data: { erasureId, erased, kept } }: CloudEvent<PersonErased>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(ErasureReport, {
      erasureId,
      erased,
      kept,
      service: source.replace('/hilltop/', '') as ErasureReport['service'],
    });
  }
}
