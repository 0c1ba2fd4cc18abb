import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { parseSlotId, slotId } from '../opening/slots/slot.entity.js';
import { KEEP_STARTS, KEPT_STARTS, LOCK_STARTS, MAKE_ROOM, RESTORE_STARTS } from './group.statements.js';
import { peopleOf, type WantedPart } from './group-part.js';

/** A locked slot, as the transaction has changed it so far. */
export interface LockedStart {
  readonly id: string;
  readonly startsAt: Date;
  capacity: number;
  taken: number;
  readonly closed: boolean;
  keptFor: string | null;
  readonly usualCapacity: number | null;
}

export type LockedStarts = ReadonlyMap<string, LockedStart>;

/** Starts that a group has for itself: nothing is sold at their time, of whatever kind of tour. */
@Injectable()
export class OwnStarts {
  /** By id, in one statement: those named, and all kinds at each time that the group keeps or wants to. */
  async lock(
    manager: EntityManager,
    group: string,
    named: readonly string[],
    wanted: readonly WantedPart[],
  ): Promise<LockedStarts> {
    const kept: { startsAt: Date }[] = await manager.query(KEPT_STARTS, [group]);
    const own = [...kept, ...wanted.filter(({ ownStart }) => ownStart)];
    const besides = own.flatMap(({ startsAt }) => TOUR_TYPES.map((type) => slotId(type, startsAt)));
    const ids = [...new Set([...named, ...besides])];
    const facts = ids.map(parseSlotId);
    const columns = [facts.map(({ tourType }) => tourType), facts.map(({ startsAt }) => startsAt)];
    const rows: LockedStart[] = await manager.query(LOCK_STARTS, [ids, ...columns]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** @param still where the group stays for itself @returns slots that sell again */
  async restore(
    manager: EntityManager,
    group: string,
    starts: LockedStarts,
    still: readonly Date[],
  ): Promise<string[]> {
    const stays = new Set(still.map((at) => at.getTime()));
    const left = [...starts.values()].filter((one) => one.keptFor === group && !stays.has(one.startsAt.getTime()));
    if (left.length === 0) return [];
    await manager.query(RESTORE_STARTS, [group, left.map(({ startsAt }) => startsAt)]);
    for (const one of left) {
      one.capacity = Math.max(one.usualCapacity ?? 0, one.taken);
      one.keptFor = null;
    }
    return left.map(({ id }) => id);
  }

  /** @param has its seats there @returns false where somebody else is, also another group on another kind of tour */
  async makeRoom(manager: EntityManager, starts: LockedStarts, part: WantedPart, has: number): Promise<boolean> {
    const start = starts.get(part.slotId);
    const isKept = TOUR_TYPES.some((type) => starts.get(slotId(type, part.startsAt))?.keptFor);
    if (!start || start.closed || start.taken > has || isKept) return false;
    const people = peopleOf(part);
    await manager.query(MAKE_ROOM, [part.slotId, people]);
    start.capacity = Math.max(start.capacity, people);
    return true;
  }

  async keep(manager: EntityManager, group: string, parts: readonly WantedPart[]): Promise<void> {
    if (parts.length > 0) await manager.query(KEEP_STARTS, [group, parts.map(({ startsAt }) => startsAt)]);
  }
}
