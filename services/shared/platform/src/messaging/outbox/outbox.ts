import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { toOutboxRow } from './outbox-row.js';

/** Stores a service's events in the transaction of the change. */
@Injectable()
export class Outbox {
  private readonly listeners = new Set<() => void>();

  /** Adds an event to the manager's transaction. It is published if and only if that commits. Call `wake` afterwards. */
  async add(manager: EntityManager, event: CloudEvent): Promise<void> {
    const row = toOutboxRow(event);
    await manager.query('INSERT INTO outbox (id, aggregate_id, subject, event) VALUES ($1, $2, $3, $4::jsonb)', [
      row.id,
      row.aggregate_id,
      row.subject,
      row.event,
    ]);
  }

  /** Wakes the relay after a commit, so that it does not wait for the next poll. Cheap; never throws. */
  wake(): void {
    for (const listener of this.listeners) listener();
  }

  /** For the relay: calls `listener` on every wake. */
  onWake(listener: () => void): void {
    this.listeners.add(listener);
  }
}
