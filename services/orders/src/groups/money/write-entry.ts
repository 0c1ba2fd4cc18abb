import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
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
import { SecurePaid } from './secure-paid.js';

type Refused = InvalidInput | GroupNotFound | NotAcceptedYet | NothingDue | NothingToReverse | TooEarlyToWriteOff;
type Entry = Omit<NewEntry, 'staffId'>;
/** Whether there is so much; not asked of a request that was written before, which may be why there is less now. */
type Check = (manager: EntityManager) => Promise<InvalidInput | undefined>;

const KEY_REUSED = invalidInput([{ field: 'idempotencyKey', message: 'This key was used for other money' }]);

/** A key is of one request, whichever groups it names: of those that bring it at once, the second waits. $1 key. */
const LOCK_KEY = `SELECT pg_advisory_xact_lock(hashtext('group money ' || $1::text))`;

/** Writes entries of groups' money, in the order in which requests lock their rows; a request with a key counts once. */
@Injectable()
export class WriteEntry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly money: GroupMoneyRepository,
    private readonly securePaid: SecurePaid,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param prepare in the transaction that has locked the group @param check after it @returns the group as it is now */
  async write(
    id: string,
    staff: StaffIdentity,
    action: string,
    prepare: (group: Group, manager: EntityManager) => Promise<Omit<Entry, 'groupId'> | Refused>,
    check?: Check,
  ): Promise<Group | Refused> {
    const prepareAll = async ([group]: readonly Group[], manager: EntityManager) => {
      const entry = await prepare(group as Group, manager);
      return '__typename' in entry ? entry : [{ ...entry, groupId: id }];
    };
    const written = await this.writeAll([id], staff, action, prepareAll, check);
    return '__typename' in written ? written : (written[0] as Group);
  }

  /**
   * All entries, or none. Groups are locked by id, whatever order they are named in.
   * @param prepare with the groups as they are named @param check after it
   * @returns the groups as they are now, as they are named
   */
  async writeAll(
    ids: readonly string[],
    staff: StaffIdentity,
    action: string,
    prepare: (groups: readonly Group[], manager: EntityManager) => Promise<readonly Entry[] | Refused>,
    check: Check = async () => undefined,
  ): Promise<Group[] | Refused> {
    if (!ids.every(isUuid)) return refuse.GroupNotFound();
    const refused = await inTransaction(this.dataSource, async (manager) => {
      const groups = await this.lock(ids, manager);
      if (!groups) return refuse.GroupNotFound();
      if (groups.some(({ papersGoneAt }) => papersGoneAt !== null)) return refuse.NothingDue();
      const entries = await prepare(groups, manager);
      if ('__typename' in entries) return entries;
      const written = await this.writtenWith(entries[0]?.key, manager);
      if (written.length > 0) return isRepeated(entries, written) ? undefined : KEY_REUSED;
      const tooMuch = await check(manager);
      if (tooMuch) return tooMuch;
      for (const entry of entries) {
        const group = groups.find(({ id }) => id === entry.groupId) as Group;
        const after = { kind: entry.cause, cents: Math.abs(entry.deltaCents) };
        await this.groups.recordAction(manager, group, { action, staff, after });
        const { groupId, cause, method, deltaCents } = entry;
        if (cause === 'refunded' && method === 'card')
          await giveBackToCards(groupId, deltaCents, this.clock.now(), manager);
        await this.money.write(manager, { ...entry, staffId: staff.id });
        if (cause === 'received') await this.securePaid.begin(groupId, staff, manager);
      }
      return undefined;
    });
    this.groups.wake();
    if (refused) return refused;
    const now = await this.dataSource.manager.findBy(Group, { id: In([...ids]) });
    return ids.map((id) => now.find((group) => group.id === id) as Group);
  }

  /** @returns undefined where one is missing */
  private async lock(ids: readonly string[], manager: EntityManager): Promise<Group[] | undefined> {
    const lock = { mode: 'pessimistic_write' } as const;
    const found = await manager.find(Group, { where: { id: In([...ids]) }, order: { id: 'ASC' }, lock });
    const groups = ids.flatMap((id) => found.find((group) => group.id === id) ?? []);
    return groups.length === ids.length ? groups : undefined;
  }

  private async writtenWith(key: string | null | undefined, manager: EntityManager): Promise<GroupEntry[]> {
    if (!key) return [];
    await manager.query(LOCK_KEY, [key]);
    return manager.findBy(GroupEntry, { key });
  }
}

/** The first request wrote these entries, and no others. */
function isRepeated(asked: readonly Entry[], written: readonly GroupEntry[]): boolean {
  const isWritten = ({ groupId, cause, deltaCents, method }: Entry) =>
    written.some(
      (entry) =>
        entry.groupId === groupId &&
        entry.cause === cause &&
        entry.deltaCents === deltaCents &&
        entry.method === method,
    );
  return written.length === asked.length && asked.every(isWritten);
}
