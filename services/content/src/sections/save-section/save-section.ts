import { staffActionRecorded } from '@hilltop/contracts/content/staff-action-recorded';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Section, type SectionName } from '../section.entity.js';
import { contentChangedEvent } from '../section.events.js';

export interface NewSection {
  readonly name: SectionName;
  readonly body: object;
  /** That the caller saw; 0 before the first change. */
  readonly version: number;
  /** Name of the mutation, e.g. `saveMedia`. */
  readonly action: string;
}

/** The largest integer of PostgreSQL. */
const MAX_VERSION = 2_147_483_647;

@Injectable()
export class SaveSection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param staff null for the demo. @returns false when someone else changed it first */
  async execute({ name, body, version, action }: NewSection, staff: StaffIdentity | null): Promise<boolean> {
    // No section can have such a version.
    if (version < 0 || version >= MAX_VERSION) return false;
    const now = this.clock.now();
    const isSaved = await inTransaction(this.dataSource, async (manager) => {
      const before = await manager.findOneBy(Section, { name });
      const after: Section = { name, version: version + 1, body, changedAt: now };
      if (!(await this.store(manager, after))) return false;
      await this.outbox.add(manager, contentChangedEvent(after, now));
      if (staff) {
        const sides = { before: before && fieldsOf(before.body), after: fieldsOf(body) };
        const done = { staff, action, targetType: 'content', targetId: name, ...sides };
        await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, now));
      }
      return true;
    });
    if (isSaved) this.outbox.wake();
    return isSaved;
  }

  private async store(manager: EntityManager, next: Section): Promise<boolean> {
    if (next.version > 1) {
      const { affected } = await manager.update(Section, { name: next.name, version: next.version - 1 }, next);
      return affected === 1;
    }
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(Section)
      .values(next)
      .orIgnore()
      .returning('name')
      .execute();
    return raw.length === 1;
  }
}

/** Fields for the record. Lists show the names of their items. */
function fieldsOf(body: object): StaffActionFields {
  const entries = Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.map(nameOf) : value]);
  return Object.fromEntries(entries) as StaffActionFields;
}

interface Named {
  readonly title?: string;
  readonly words?: string;
  readonly name?: string;
  readonly question?: string;
}

function nameOf({ title, words, name, question }: Named): string {
  return title ?? words ?? name ?? question ?? '';
}
