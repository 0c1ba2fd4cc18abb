import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { ChangeGroupCountResult, MutationChangeGroupCountArgs } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { reasonField } from '../../vouchers/voucher.fields.js';
import type { Group } from '../group.entity.js';
import { GroupQuote } from '../group-quote.entity.js';
import { GroupsRepository } from '../groups.repository.js';
import { groupQuoteInput } from '../quote/group-quote.input.js';
import { PrepareQuote, peopleOf } from '../quote/prepare-quote.js';
import { GroupTermsVersion } from '../terms/group-terms.entity.js';
import type { GroupTerms } from '../terms/group-terms.js';
import { StartStep } from './start-step.js';

const DAY_MS = 86_400_000;

const input = z.object({ parts: groupQuoteInput.shape.parts, reason: reasonField });

/** Other people, or other starts, of a group that has its seats: a version of its quote at the price that it accepted. */
@Resolver()
export class ChangeCountResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly prepare: PrepareQuote,
    private readonly steps: StartStep,
    @Inject(CLOCK) private readonly clock: Clock,
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
    if (group.revision !== revision || group.step !== null || !isComing(group)) return this.steps.changed(group);
    const accepted = await this.groups.quote(group);
    const { terms } = await this.dataSource.manager.findOneByOrFail(GroupTermsVersion, {
      version: accepted.termsVersion,
    });
    const closed = this.countClosed(group, terms, peopleOf({ parts }));
    if (closed) return closed;
    const quote = await this.prepare.count(group, accepted, terms, parts, staff);
    if ('__typename' in quote) return quote;
    const { manager } = this.dataSource;
    const version = (await manager.maximum(GroupQuote, 'version', { groupId: id })) ?? 0;
    const row = { ...quote, groupId: id, version: version + 1, quotedBy: staff.id };
    try {
      await manager.insert(GroupQuote, row as object);
    } catch (error) {
      // Somebody else changes it at this moment.
      if (isUniqueViolation(error)) return this.steps.changed(group);
      throw error;
    }
    const facts = { action: 'changeGroupCount', staff, reason, quoteVersion: row.version };
    return this.steps.start(group, { states: ['accepted', 'secured'], step: 'changing', facts });
  }

  /** Once it is final, the count goes up only. */
  private countClosed(
    group: Group,
    { countFinalDays }: GroupTerms,
    { pupils, adults }: { pupils: number; adults: number },
  ) {
    if (!group.firstStart || pupils + adults >= group.pupils + group.adults) return undefined;
    const since = new Date(group.firstStart.getTime() - countFinalDays * DAY_MS);
    return this.clock.now() < since ? undefined : refuse.CountClosed({ since: since.toISOString() });
  }
}

function isComing({ state }: Group): boolean {
  return state === 'accepted' || state === 'secured';
}
