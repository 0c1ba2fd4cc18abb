import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { type InvalidInput, invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import type {
  MergeOrganizationsResult,
  MutationMergeOrganizationsArgs,
  SameOrganizations,
} from '../../generated/schema-types.js';
import { reasonField } from '../../vouchers/voucher.fields.js';
import { Group } from '../group.entity.js';
import { organizationView } from '../group.view.js';
import { Organization } from '../organization.entity.js';
import { MergedOrganization } from './merged-organization.entity.js';

const because = z.object({ reason: reasonField });

const nameForm = (row: string) => `replace(search_form(${row}.name), ' ', '')`;

/** Others with the same name, whatever its case, accents and blanks, those with the most groups first. $1 organization */
const SAME_NAME = `
  SELECT o.id, (SELECT count(*) FROM groups g WHERE g.organization_id = o.id)::integer AS groups
  FROM organizations o JOIN organizations asked ON asked.id = $1::uuid
  WHERE o.id <> asked.id AND ${nameForm('o')} = ${nameForm('asked')} AND (o.kind = 'family') = (asked.kind = 'family')
  ORDER BY groups DESC, o.created_at, o.id LIMIT 10`;

/** An organization that asks on the site is a new row each time. The desk makes them one again. */
@Resolver()
export class MergeOrganizationsResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('sameOrganizations')
  async same(@Args('id') id: string): Promise<SameOrganizations> {
    const { manager } = this.dataSource;
    const found: { id: string; groups: number }[] = isUuid(id) ? await manager.query(SAME_NAME, [id]) : [];
    const rows = await manager.findBy(Organization, { id: In(found.map((one) => one.id)) });
    const others = found.flatMap(({ id: other, groups }) => {
      const row = rows.find((one) => one.id === other);
      return row ? [{ organization: organizationView(row), groups }] : [];
    });
    const groups = isUuid(id) ? await manager.countBy(Group, { organizationId: id }) : 0;
    return { __typename: 'SameOrganizations', groups, others };
  }

  /** What the kept one says of itself stands; it gets the other's address where it has none. */
  @Mutation('mergeOrganizations')
  async merge(
    @Args() { from, into, ...given }: MutationMergeOrganizationsArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<MergeOrganizationsResult> {
    const parsed = parseInput(because, given);
    if (!parsed.ok) return parsed.refusal;
    const { reason } = parsed.value;
    if (from === into) return wrong('into', 'This is the same organization');
    const merged = await inTransaction(this.dataSource, async (manager) => {
      const [gone, kept] = await this.lock(from, into, manager);
      if (!gone) return wrong('from', 'This organization does not exist any more');
      if (!kept) return wrong('into', 'This organization does not exist any more');
      if ((gone.kind === 'family') !== (kept.kind === 'family'))
        return wrong('into', 'A family is a person: only two families can be one');
      const { affected } = await manager.update(Group, { organizationId: from }, { organizationId: into });
      const address = kept.address || gone.address;
      await manager.update(Organization, { id: into }, { address });
      await manager.delete(Organization, { id: from });
      const at = this.clock.now();
      await manager.insert(MergedOrganization, { id: from, into, reason, staffId: staff.id, mergedAt: at });
      const targetName = kept.kind === 'family' ? undefined : kept.name;
      const target = { targetType: 'organization', targetId: into, targetName };
      const done = { staff, action: 'mergeOrganizations', ...target, before: null, after: { groups: affected ?? 0 } };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, at));
      return { ...kept, address };
    });
    this.outbox.wake();
    return '__typename' in merged ? merged : organizationView(merged);
  }

  /** By id, so that two who merge the same two the other way round wait for each other. */
  private async lock(from: string, into: string, manager: EntityManager): Promise<(Organization | undefined)[]> {
    const ids = [from, into].filter(isUuid);
    const lock = { mode: 'pessimistic_write' } as const;
    const found = await manager.find(Organization, { where: { id: In(ids) }, order: { id: 'ASC' }, lock });
    return [from, into].map((id) => found.find((one) => one.id === id));
  }
}

const wrong = (field: string, message: string): InvalidInput => invalidInput([{ field, message }]);
