import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type {
  ChangeGroupResult,
  MutationAcceptForCallerArgs,
  MutationEndGroupArgs,
  MutationSecureByPurchaseOrderArgs,
  MutationSecureWithoutArgs,
} from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { reasonField } from '../../vouchers/voucher.fields.js';
import type { Group } from '../group.entity.js';
import { GroupsRepository } from '../groups.repository.js';
import { acceptanceFields, ChangeGroup } from './change-group.js';
import { StaffAnswers } from './staff-answers.js';

const acceptance = z.object({ ...acceptanceFields, reason: reasonField });

const because = z.object({ reason: reasonField });

/** What the desk does with the seats of a group for somebody who calls. */
@Resolver()
export class ChangeGroupResolver {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly changeGroup: ChangeGroup,
    private readonly answers: StaffAnswers,
  ) {}

  @Mutation('acceptForCaller')
  async accept(
    @Args() { id, revision, ...given }: MutationAcceptForCallerArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeGroupResult> {
    const parsed = parseInput(acceptance, given);
    if (!parsed.ok) return parsed.refusal;
    const { reason, ...accepted } = parsed.value;
    const group = await this.seen(id, revision);
    if (!group) return refuse.GroupNotFound();
    const outcome = await this.changeGroup.accept(group, accepted, { action: 'acceptForCaller', staff, reason });
    return this.answers.of(group, outcome);
  }

  @Mutation('secureByPurchaseOrder')
  async secureByOrder(
    @Args() { id, revision, input }: MutationSecureByPurchaseOrderArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeGroupResult> {
    const group = await this.seen(id, revision);
    if (!group) return refuse.GroupNotFound();
    const quote = group.state === 'accepted' ? await this.groups.quote(group) : { depositCents: 0 };
    const order = this.changeGroup.readOrder(input, quote);
    if ('__typename' in order) return order;
    const by = { action: 'secureByPurchaseOrder', staff, reason: null };
    return this.answers.of(group, await this.changeGroup.secure(group, by, order));
  }

  @Mutation('secureWithout')
  async secureWithout(
    @Args() { id, revision, reason }: MutationSecureWithoutArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeGroupResult> {
    const parsed = parseInput(because, { reason });
    if (!parsed.ok) return parsed.refusal;
    const group = await this.seen(id, revision);
    if (!group) return refuse.GroupNotFound();
    const by = { action: 'secureWithout', staff, reason: parsed.value.reason };
    return this.answers.of(group, await this.changeGroup.secure(group, by, null));
  }

  @Mutation('endGroup')
  async end(
    @Args() { id, revision, ending, reason }: MutationEndGroupArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeGroupResult> {
    const parsed = parseInput(because, { reason });
    if (!parsed.ok) return parsed.refusal;
    const group = await this.seen(id, revision);
    if (!group) return refuse.GroupNotFound();
    const by = { action: 'endGroup', staff, reason: parsed.value.reason };
    const outcome = await this.changeGroup.end(group, ending, by);
    return typeof outcome === 'object' && '__typename' in outcome ? outcome : this.answers.of(group, outcome);
  }

  /** With the revision that the caller saw. */
  private async seen(id: string, revision: number): Promise<Group | null> {
    const group = isUuid(id) ? await this.groups.find(id) : null;
    return group && { ...group, revision };
  }
}
