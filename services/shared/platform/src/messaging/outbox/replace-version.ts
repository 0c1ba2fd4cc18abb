import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { type DataSource, type EntityManager, type EntityTarget, type FindOptionsWhere, IsNull } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { inTransaction } from '../../database/transaction.js';
import type { Outbox } from './outbox.js';

/** It counts its versions from 1 and keeps its row when it is withdrawn. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly withdrawnAt: Date | null;
}

export interface NextVersion<Entity> {
  readonly entity: Entity;
  readonly events: readonly CloudEvent[];
  /** Runs in the same transaction after the entity was stored. An error rolls all back. */
  readonly alongside?: (manager: EntityManager) => Promise<void>;
}

/**
 * Replaces a version with the next one and stores its events, with one conditional statement. `version` is what the caller saw.
 * @returns what was stored, or the current entity (`null`: withdrawn or unknown) if nothing changed
 */
export async function replaceVersion<Entity extends Versioned>(
  { dataSource, outbox, target }: { dataSource: DataSource; outbox: Outbox; target: EntityTarget<Entity> },
  id: string,
  version: number,
  next: (current: Entity) => NextVersion<Entity>,
): Promise<{ readonly stored: Entity } | { readonly current: Entity | null }> {
  const find = () => {
    const inUse = { id, withdrawnAt: IsNull() } as FindOptionsWhere<Entity>;
    return dataSource.getRepository(target).findOneBy(inUse);
  };
  const current = await find();
  if (current?.version !== version) return { current };
  const { entity, events, alongside } = next(current);
  const isStored = await inTransaction(dataSource, async (manager) => {
    const seen = { id, version, withdrawnAt: IsNull() } as FindOptionsWhere<Entity>;
    const { affected } = await manager.update(target, seen, { ...entity } as QueryDeepPartialEntity<Entity>);
    if (affected !== 1) return false;
    await alongside?.(manager);
    for (const event of events) await outbox.add(manager, event);
    return true;
  });
  if (!isStored) return { current: await find() };
  outbox.wake();
  return { stored: entity };
}
