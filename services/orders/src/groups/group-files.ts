import { groupFileKept } from '@hilltop/contracts/orders/group-file-kept';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { GroupFile as GroupFileView, MyGroup } from '../generated/schema-types.js';
import { Exemptions } from './exemptions.js';
import { Group } from './group.entity.js';
import { GroupFile } from './group-file.entity.js';
import type { Organization } from './organization.entity.js';

/** Files of a group. */
const MOST_FILES = 10;

export type NewGroupFile = Omit<GroupFile, 'addedAt'>;

/** Which files groups have. Media has their bytes, and deletes those of files without a row. */
@Injectable()
export class GroupFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly exemptions: Exemptions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Oldest first. */
  async of(groupId: string): Promise<GroupFile[]> {
    return this.dataSource.manager.find(GroupFile, { where: { groupId }, order: { addedAt: 'ASC', name: 'ASC' } });
  }

  async isFull(groupId: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return (await manager.countBy(GroupFile, { groupId })) >= MOST_FILES;
  }

  async known(names: readonly string[]): Promise<string[]> {
    const files = await this.dataSource.manager.findBy(GroupFile, { name: In([...names]) });
    return files.map(({ name }) => name);
  }

  /** The W-9 that the house gives out; null before managers have added one. */
  async w9(): Promise<GroupFile | null> {
    return this.dataSource.manager.findOneBy(GroupFile, { kind: 'w9' });
  }

  /** Keeps a file that is stored, once. The W-9 takes the place of the one before. @returns false where a group has too many, or is erased */
  async keep(file: NewGroupFile): Promise<boolean> {
    const isKept = await inTransaction(this.dataSource, async (manager) => {
      if (await manager.existsBy(GroupFile, { name: file.name })) return true;
      if (file.groupId === null) await manager.delete(GroupFile, { kind: 'w9' });
      else if (!(await this.hasRoom(file.groupId, manager))) return false;
      const now = this.clock.now();
      await manager.insert(GroupFile, { ...file, addedAt: now });
      const { groupId } = file;
      if (groupId === null) return true;
      const event = { aggregateId: groupId, correlationId: correlationId(), now, data: { groupId } };
      await this.outbox.add(manager, groupFileKept.create(event));
      return true;
    });
    this.outbox.wake();
    return isKept;
  }

  /** What the organizer of a group sees of its files. */
  async ofOrganizer(
    { id }: Group,
    { id: organizationId, exemptUntil: until }: Organization,
  ): Promise<Pick<MyGroup, 'files' | 'exemption' | 'hasW9'>> {
    const [files, w9, reason] = await Promise.all([this.of(id), this.w9(), this.exemptions.of(organizationId)]);
    return {
      files: files.map(({ kind, addedAt }) => ({ kind, addedAt: addedAt.toISOString() })),
      exemption: reason !== null && until !== null ? { reason, until } : null,
      hasW9: w9 !== null,
    };
  }

  /** Those who add one at the same moment wait for each other. */
  private async hasRoom(id: string, manager: EntityManager): Promise<boolean> {
    const group = await manager.findOne(Group, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return group !== null && group.organizerEmail !== '' && !(await this.isFull(id, manager));
  }
}

export function fileView({ name, kind, bytes, staffId, addedAt }: GroupFile): GroupFileView {
  return { __typename: 'GroupFile', name, kind, bytes, staffId, addedAt: addedAt.toISOString() };
}
