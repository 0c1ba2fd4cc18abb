import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { toOutboxRow } from './outbox-row.js';

/** Stores events in the transaction of the change. */
@Injectable()
export class Outbox {
  private readonly listeners = new Set<() => void>();

  /** The event is published if and only if the transaction commits. Call `wake` afterwards. */
  async add(manager: EntityManager, event: CloudEvent): Promise<void> {
    const row = toOutboxRow(event);
    await manager.query('INSERT INTO outbox (id, aggregate_id, subject, event) VALUES ($1, $2, $3, $4::jsonb)', [
      row.id,
      row.aggregate_id,
      row.subject,
      row.event,
    ]);
  }

  /** Call it after a commit, so that the relay does not wait for the next poll. Never throws. */
  wake(): void {
    for (const listener of this.listeners) listener();
  }

  onWake(listener: () => void): void {
    this.listeners.add(listener);
  }
}
