import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { ChangeGroupCountResult, MutationChangeGroupCountArgs } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { reasonField } from '../../vouchers/voucher.fields.js';
import { GroupsRepository } from '../groups.repository.js';
import { groupQuoteInput } from '../quote/group-quote.input.js';
import { ChangeCount } from './change-count.js';
import { StaffAnswers } from './staff-answers.js';

const input = z.object({ parts: groupQuoteInput.shape.parts, reason: reasonField });

@Resolver()
export class ChangeCountResolver {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly changeCount: ChangeCount,
    private readonly answers: StaffAnswers,
  ) {}

  @Mutation('changeGroupCount')
  async change(
    @Args() { id, revision, ...given }: MutationChangeGroupCountArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeGroupCountResult> {
    const parsed = parseInput(input, given);
    if (!parsed.ok) return parsed.refusal;
    const { parts, reason } = parsed.value;
    const group = isUuid(id) ? await this.groups.find(id) : null;
    if (!group) return refuse.GroupNotFound();
    const by = { action: 'changeGroupCount', staff, reason };
    const outcome = await this.changeCount.execute(group, revision, parts, by);
    return typeof outcome === 'object' && '__typename' in outcome ? outcome : this.answers.of(group, outcome);
  }
}
