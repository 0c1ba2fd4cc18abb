import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  GroupNotFound,
  NotAcceptedYet,
  NothingDue,
  NothingToReverse,
  TooEarlyToWriteOff,
} from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import { Group } from '../group.entity.js';
import { GroupsRepository } from '../groups.repository.js';
import { giveBackToCards } from './back-to-cards.js';
import { GroupEntry } from './group-entry.entity.js';
import { GroupMoneyRepository, type NewEntry } from './group-money.repository.js';

type Refused = InvalidInput | GroupNotFound | NotAcceptedYet | NothingDue | NothingToReverse | TooEarlyToWriteOff;
type Entry = Omit<NewEntry, 'groupId' | 'staffId'>;

/** Writes an entry of a group's money, in the order in which requests lock its row; one with a key counts once. */
@Injectable()
export class WriteEntry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly money: GroupMoneyRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param prepare in the transaction that has locked the group @returns the group as it is now */
  async write(
    id: string,
    staff: StaffIdentity,
    action: string,
    prepare: (group: Group, manager: EntityManager) => Promise<Entry | Refused>,
  ): Promise<Group | Refused> {
    if (!isUuid(id)) return refuse.GroupNotFound();
    let asked: Entry | undefined;
    try {
      const refused = await inTransaction(this.dataSource, async (manager) => {
        const group = await manager.findOne(Group, { where: { id }, lock: { mode: 'pessimistic_write' } });
        if (!group) return refuse.GroupNotFound();
        const entry = await prepare(group, manager);
        if ('__typename' in entry) return entry;
        asked = entry;
        const after = { kind: entry.cause, cents: Math.abs(entry.deltaCents) };
        await this.groups.recordAction(manager, group, { action, staff, after });
        const { cause, method, deltaCents } = entry;
        if (cause === 'refunded' && method === 'card') await giveBackToCards(id, deltaCents, this.clock.now(), manager);
        await this.money.write(manager, { ...entry, groupId: id, staffId: staff.id });
        return undefined;
      });
      this.groups.wake();
      if (refused) return refused;
    } catch (error) {
      if (!isUniqueViolation(error, 'group_entries_key')) throw error;
      const message = 'This key was used for other money of this group';
      if (!(await this.isRepeated(id, asked))) return invalidInput([{ field: 'idempotencyKey', message }]);
    }
    return (await this.groups.find(id)) as Group;
  }

  private async isRepeated(groupId: string, asked: Entry | undefined): Promise<boolean> {
    const { key, cause, deltaCents, method } = asked ?? {};
    if (!key || !cause || !method || deltaCents === undefined) return false;
    return (await this.dataSource.manager.countBy(GroupEntry, { groupId, key, cause, deltaCents, method })) > 0;
  }
}
