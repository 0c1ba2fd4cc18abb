import { MAX_PRICE_CENTS } from '@hilltop/contracts/house/bounds';
import { groupTermsChanged } from '@hilltop/contracts/orders/group-terms-changed';
import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { amountField } from '@hilltop/platform/values/amount-field';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type {
  GroupTerms as GroupTermsView,
  MutationSaveGroupTermsArgs,
  MutationSetGroupRateArgs,
  SaveGroupTermsResult,
} from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { GroupSeats } from '../group-seats.js';
import { VenueDays } from '../venue-days.js';
import { groupTerms } from './group-terms.js';
import { GroupTermsRepository } from './group-terms.repository.js';

const rateInput = z.object({
  tourId: z.uuid('This tour does not exist').toLowerCase(),
  amount: amountField('The price', '10.00', { most: MAX_PRICE_CENTS }).nullish(),
  was: z.int().nullish(),
});

/** What is changed, and what it is called in the record of the staff. */
interface Change {
  readonly action: 'saveGroupTerms' | 'setGroupRate';
  readonly targetId: string;
  readonly before: StaffActionFields | null;
  readonly after: StaffActionFields;
  /** @returns false when it is no longer what the caller saw */
  readonly write: (manager: EntityManager) => Promise<boolean>;
}

/** The conditions and rates of groups, which managers change. */
@Resolver()
export class GroupTermsResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: GroupTermsRepository,
    private readonly seats: GroupSeats,
    private readonly days: VenueDays,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('groupTerms')
  async show(): Promise<GroupTermsView> {
    const [{ version, terms }, rates] = await Promise.all([this.repository.current(), this.repository.rates()]);
    return { __typename: 'GroupTerms', version, ...terms, rates };
  }

  @Mutation('saveGroupTerms')
  async save(
    @Args() { input, version }: MutationSaveGroupTermsArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SaveGroupTermsResult> {
    const parsed = parseInput(groupTerms, input);
    if (!parsed.ok) return parsed.refusal;
    const terms = parsed.value;
    const { terms: before } = await this.repository.current();
    const write = (manager: EntityManager) => this.repository.save(version, terms, staff.id, manager);
    const sides = { before: { ...before }, after: { ...terms } };
    return this.change({ action: 'saveGroupTerms', targetId: `${version + 1}`, ...sides, write }, staff);
  }

  @Mutation('setGroupRate')
  async setRate(
    @Args() { kind, ...given }: MutationSetGroupRateArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SaveGroupTermsResult> {
    const parsed = parseInput(rateInput, given);
    if (!parsed.ok) return parsed.refusal;
    const { tourId, amount: cents = null, was = null } = parsed.value;
    if (cents !== null && !(await this.seats.day(tourId, this.days.today())))
      return invalidInput([{ field: 'tourId', message: 'Groups cannot come on this tour' }]);
    const write = (manager: EntityManager) => this.repository.setRate({ tourId, kind }, cents, was, manager);
    const sides = { before: { kind, cents: was }, after: { kind, cents } };
    return this.change({ action: 'setGroupRate', targetId: tourId, ...sides, write }, staff);
  }

  private async change({ write, ...change }: Change, staff: StaffIdentity): Promise<SaveGroupTermsResult> {
    const isChanged = await inTransaction(this.dataSource, async (manager) => {
      if (!(await write(manager))) return false;
      const event = staffActionEvent(
        staffActionRecorded,
        { staff, targetType: 'group terms', ...change },
        this.clock.now(),
      );
      await this.outbox.add(manager, event);
      const [{ version }] = (await manager.query('SELECT max(version) AS version FROM group_terms')) as [
        { version: number },
      ];
      const origin = { aggregateId: 'group-terms', correlationId: correlationId(), now: this.clock.now() };
      await this.outbox.add(manager, groupTermsChanged.create({ ...origin, data: { version } }));
      return true;
    });
    this.outbox.wake();
    const terms = await this.show();
    return isChanged ? terms : refuse.GroupTermsChanged({ terms });
  }
}
