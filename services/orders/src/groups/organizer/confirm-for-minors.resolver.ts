import { GROUP_RULES_VERSION } from '@hilltop/contracts/house/group-rules';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, IsNull } from 'typeorm';
import { z } from 'zod';
import { faults } from '../../faults.en.js';
import type { ConfirmForMinorsResult, MutationConfirmForMinorsArgs } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { Group } from '../group.entity.js';
import { words } from '../group.fields.js';
import { GroupsRepository } from '../groups.repository.js';
import { GroupLinks } from './group-links.js';
import { MyGroupViews } from './my-group.view.js';

const confirmation = z.object({
  name: words('name', 100),
  textVersion: z.literal(GROUP_RULES_VERSION, faults.rulesChanged),
});

/** The rules for all pupils, which their organizer confirms instead of a waiver of each. */
@Resolver()
export class ConfirmForMinorsResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly links: GroupLinks,
    private readonly views: MyGroupViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('confirmForMinors')
  async confirm(@Args() { token, ...given }: MutationConfirmForMinorsArgs): Promise<ConfirmForMinorsResult> {
    const parsed = parseInput(confirmation, given);
    if (!parsed.ok) return parsed.refusal;
    const group = await this.links.open(token);
    if (!group) return refuse.GroupNotFound();
    const { name: minorsConfirmedBy, textVersion: minorsRules } = parsed.value;
    const set = { minorsConfirmedBy, minorsRules, minorsConfirmedAt: this.clock.now() };
    await this.dataSource.manager.update(Group, { id: group.id, minorsConfirmedAt: IsNull() }, set);
    return this.views.of((await this.groups.find(group.id)) ?? group);
  }
}
