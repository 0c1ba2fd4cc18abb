import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { amountField } from '@hilltop/platform/values/amount-field';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
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
import type { Group, GroupState } from '../group.entity.js';
import { addressField, words } from '../group.fields.js';
import type { GroupEnding, StepFacts } from '../group-facts.js';
import { firstStart } from '../group-quote.entity.js';
import { unlessSilent } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';
import { KeptWhenCanceled } from '../kept-when-canceled.js';
import { securedBy } from '../quote/quote-dates.js';
import { GroupTermsVersion } from '../terms/group-terms.entity.js';
import { VenueDays } from '../venue-days.js';
import { StartStep } from './start-step.js';

const acceptance = z.object({
  version: z.int(),
  name: words('The name', 100),
  position: words('The position', 100),
  reason: reasonField,
});

const purchaseOrder = z.object({
  number: words('The number of the order', 40),
  day: dateField,
  amount: amountField('The amount', '480.00', { most: MAX_ORDER_CENTS }),
  billTo: addressField.min(1, 'Please write where the bill goes'),
});

const because = z.object({ reason: reasonField });

/** What ends a group in each state. */
const ENDINGS: Readonly<Record<'declined' | 'withdrawn' | 'canceled', readonly GroupState[]>> = {
  declined: ['asked', 'quoted', 'accepted'],
  withdrawn: ['asked', 'quoted', 'accepted'],
  canceled: ['secured'],
};

/** What the desk does with the seats of a group for somebody who calls. */
@Resolver()
export class ChangeGroupResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly steps: StartStep,
    private readonly kept: KeptWhenCanceled,
    private readonly days: VenueDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('acceptForCaller')
  async accept(
    @Args() { id, revision, ...given }: MutationAcceptForCallerArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeGroupResult> {
    const parsed = parseInput(acceptance, given);
    if (!parsed.ok) return parsed.refusal;
    const { version, ...facts } = parsed.value;
    const group = await this.found(id);
    if (!group) return refuse.GroupNotFound();
    if (group.state !== 'quoted' || group.quoteVersion !== version) return this.steps.changed(group);
    const { validUntil, parts, termsVersion } = await this.groups.quote(group);
    const now = this.clock.now();
    if (validUntil <= now) return this.steps.changed(group);
    const { terms } = await this.dataSource.manager.findOneByOrFail(GroupTermsVersion, { version: termsVersion });
    const heldUntil = securedBy(now, firstStart(parts), terms).toISOString();
    const step = {
      states: ['quoted'],
      step: 'holding',
      facts: { action: 'acceptForCaller', staff, ...facts, heldUntil },
    } as const;
    return this.steps.start({ ...group, revision }, step);
  }

  @Mutation('secureByPurchaseOrder')
  async secureByOrder(
    @Args() { id, revision, input }: MutationSecureByPurchaseOrderArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeGroupResult> {
    const parsed = parseInput(purchaseOrder, input);
    if (!parsed.ok) return parsed.refusal;
    const { amount: cents, ...order } = parsed.value;
    if (order.day > this.days.today()) return invalidInput([{ field: 'day', message: 'The order is not after today' }]);
    const group = await this.found(id);
    if (!group) return refuse.GroupNotFound();
    if (group.state !== 'accepted') return this.steps.changed(group);
    const { depositCents } = await this.groups.quote(group);
    if (cents < depositCents || cents === 0) {
      const least = formatCents(Math.max(depositCents, 1));
      return invalidInput([{ field: 'amount', message: `The order must be for at least $${least}` }]);
    }
    const facts = { action: 'secureByPurchaseOrder', staff, reason: null, purchaseOrder: { ...order, cents } };
    return this.steps.start({ ...group, revision }, { states: ['accepted'], step: 'booking', facts });
  }

  @Mutation('secureWithout')
  async secureWithout(
    @Args() { id, revision, reason }: MutationSecureWithoutArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeGroupResult> {
    const parsed = parseInput(because, { reason });
    if (!parsed.ok) return parsed.refusal;
    const group = await this.found(id);
    if (!group) return refuse.GroupNotFound();
    const facts = { action: 'secureWithout', staff, reason: parsed.value.reason };
    return this.steps.start({ ...group, revision }, { states: ['accepted'], step: 'booking', facts });
  }

  @Mutation('endGroup')
  async end(
    @Args() { id, revision, ending: asked, reason }: MutationEndGroupArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeGroupResult> {
    const parsed = parseInput(because, { reason });
    if (!parsed.ok) return parsed.refusal;
    const states = asked in ENDINGS ? ENDINGS[asked as keyof typeof ENDINGS] : undefined;
    if (!states) return invalidInput([{ field: 'ending', message: 'This happens by itself' }]);
    const group = await this.found(id);
    if (!group) return refuse.GroupNotFound();
    if (!states.includes(group.state)) return this.steps.changed(group);
    const facts = { action: 'endGroup', staff, reason: parsed.value.reason, ending: asked };
    if (group.state === 'accepted' || group.state === 'secured') {
      const billableLines = await unlessSilent(this.kept.of(group));
      if (!billableLines) return this.steps.unknown(group);
      const step = { states: [group.state], step: 'releasing', facts: { ...facts, billableLines } } as const;
      return this.steps.start({ ...group, revision }, step);
    }
    return this.endAtOnce({ ...group, revision }, facts);
  }

  /** A group without seats. */
  private async endAtOnce(
    group: Group,
    { ending, ...facts }: StepFacts & { readonly ending: GroupEnding },
  ): Promise<ChangeGroupResult> {
    const set = { state: 'ended', ending, endedAt: this.clock.now(), dueAt: null } as const;
    const isEnded = await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.groups.change(group, [group.state], set, manager))) return false;
      await this.groups.record(manager, group, { kind: 'ended', ...facts, before: group.state });
      return true;
    });
    this.groups.wake();
    return isEnded ? this.steps.done(group) : this.steps.changed(group);
  }

  private async found(id: string): Promise<Group | null> {
    return isUuid(id) ? this.groups.find(id) : null;
  }
}
