import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { toOutboxRow } from './outbox-row.js';

/** Where a service writes down what happened, in the transaction in which it happens. */
@Injectable()
export class Outbox {
  private readonly listeners = new Set<() => void>();

  /** Adds an event to the manager's transaction; it is sent if, and only if, that commits. Call `wake` afterwards. */
  async add(manager: EntityManager, event: CloudEvent): Promise<void> {
    const row = toOutboxRow(event);
    await manager.query('INSERT INTO outbox (id, aggregate_id, subject, event) VALUES ($1, $2, $3, $4::jsonb)', [
      row.id,
      row.aggregate_id,
      row.subject,
      row.event,
    ]);
  }

  /** Says that something was committed, so that it leaves now and not at the relay's next look. Cheap; never throws. */
  wake(): void {
    for (const listener of this.listeners) listener();
  }

  /** For the relay: calls `listener` at every wake. */
  onWake(listener: () => void): void {
    this.listeners.add(listener);
  }
}
