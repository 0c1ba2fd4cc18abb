import { groupChanged } from '@hilltop/contracts/orders/group-changed';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { emailField } from '@hilltop/platform/values/typed-email';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import type { ChangeGroupResult, MutationCorrectGroupOrganizerArgs } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import type { Group } from '../group.entity.js';
import { words } from '../group.fields.js';
import { GroupChange } from '../group-change.entity.js';
import { GroupsRepository } from '../groups.repository.js';
import { StaffAnswers } from '../seats/staff-answers.js';
import { MAILED } from './group-mail.resolver.js';

const organizer = z.object({
  name: words('name', 100),
  email: emailField,
  phone: words('phone', 40),
  newLink: z.boolean(),
});

/** A mistyped address, or another teacher. */
@Resolver()
export class CorrectOrganizerResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly answers: StaffAnswers,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('correctGroupOrganizer')
  async correct(
    @Args() { id, revision, input }: MutationCorrectGroupOrganizerArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeGroupResult> {
    const parsed = parseInput(organizer, input);
    if (!parsed.ok) return parsed.refusal;
    const group = isUuid(id) ? await this.groups.find(id) : null;
    if (!group) return refuse.GroupNotFound();
    const { name, email, phone, newLink } = parsed.value;
    const isEnded = newLink || email.toLowerCase() !== group.organizerEmail.toLowerCase();
    const linkVersion = group.linkVersion + (isEnded ? 1 : 0);
    const set = { organizerName: name, organizerEmail: email, organizerPhone: phone, linkVersion };
    const isChanged = await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.groups.change({ id, revision }, [group.state], set, manager))) return false;
      const after = { emailChanged: email !== group.organizerEmail, linkReplaced: isEnded };
      await this.groups.recordAction(manager, group, { action: 'correctGroupOrganizer', staff, after });
      if (isEnded) await this.mailAgain(group, manager);
      return true;
    });
    this.groups.wake();
    return this.answers.of(group, isChanged ? 'done' : 'changed');
  }

  /** The newest mail of the group, which has the new link. */
  private async mailAgain({ id: groupId, language }: Group, manager: EntityManager): Promise<void> {
    const newest = await manager.findOneOrFail(GroupChange, {
      where: { groupId, kind: In(MAILED) },
      order: { revision: 'DESC' },
    });
    const data = { changeId: newest.id, groupId, kind: newest.kind, by: 'staff', language } as const;
    const event = { aggregateId: groupId, correlationId: correlationId(), now: this.clock.now(), data };
    await this.outbox.add(manager, groupChanged.create(event));
  }
}
