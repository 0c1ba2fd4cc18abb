import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { type InvalidInput, invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { faults } from '../../faults.en.js';
import type { Group, GroupState } from '../group.entity.js';
import { addressField, words } from '../group.fields.js';
import type { GroupEnding, StepFacts, StoredPurchaseOrder } from '../group-facts.js';
import { firstStart, type GroupQuote } from '../group-quote.entity.js';
import { unlessSilent } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';
import { KeptWhenCanceled } from '../kept-when-canceled.js';
import { securedBy } from '../quote/quote-dates.js';
import { GroupTermsRepository } from '../terms/group-terms.repository.js';
import { VenueDays } from '../venue-days.js';
import { StartStep, type StepOutcome } from './start-step.js';

/** Who accepts a quote. */
export const acceptanceFields = {
  version: z.int(),
  name: words('name', 100),
  position: words('position', 100),
};

const purchaseOrder = z.object({
  number: words('orderNumber', 40),
  day: dateField,
  amount: amountField('The amount', '480.00', { most: MAX_ORDER_CENTS }),
  billTo: addressField.min(1, faults.billTo),
});

/** Who does it, and why. */
export type DoneBy = Pick<StepFacts, 'action' | 'staff' | 'reason' | 'byOrganizer'>;

/** What ends a group in each state. */
const ENDINGS: Readonly<Record<'declined' | 'withdrawn' | 'canceled', readonly GroupState[]>> = {
  declined: ['asked', 'quoted', 'accepted'],
  withdrawn: ['asked', 'quoted', 'accepted'],
  canceled: ['secured'],
};

/** What is done with the seats of a group, by the desk and by its organizer. A group is given with the revision that the caller saw. */
@Injectable()
export class ChangeGroup {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly terms: GroupTermsRepository,
    private readonly steps: StartStep,
    private readonly kept: KeptWhenCanceled,
    private readonly days: VenueDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The quote of a version that can be accepted now. */
  private async offered(group: Group, version: number): Promise<GroupQuote | undefined> {
    if (group.state !== 'quoted' || group.quoteVersion !== version) return undefined;
    const quote = await this.groups.quote(group);
    return quote.validUntil > this.clock.now() ? quote : undefined;
  }

  /** Holds all of its seats, or none. */
  async accept(
    group: Group,
    { version, name, position }: { version: number; name: string; position: string },
    by: DoneBy,
  ): Promise<StepOutcome> {
    const quote = await this.offered(group, version);
    if (!quote) return 'changed';
    const terms = await this.terms.of(quote.termsVersion);
    const heldUntil = securedBy(this.clock.now(), firstStart(quote.parts), terms).toISOString();
    const facts = { ...by, name, position, heldUntil };
    return this.steps.start(group, { states: ['quoted'], step: 'holding', facts });
  }

  /** A purchase order as it was typed, or what is wrong with it. */
  readOrder(input: unknown, { depositCents }: Pick<GroupQuote, 'depositCents'>): StoredPurchaseOrder | InvalidInput {
    const parsed = parseInput(purchaseOrder, input);
    if (!parsed.ok) return parsed.refusal;
    const { amount: cents, ...order } = parsed.value;
    if (order.day > this.days.today()) return invalidInput([{ field: 'day', message: faults.futureOrder.error() }]);
    if (cents >= Math.max(depositCents, 1)) return { ...order, cents };
    const least = formatCents(Math.max(depositCents, 1));
    return invalidInput([{ field: 'amount', message: faults.smallOrder(least).error() }]);
  }

  /** Books what the group holds. */
  async secure(group: Group, by: DoneBy, order: StoredPurchaseOrder | null): Promise<StepOutcome> {
    const facts = order ? { ...by, purchaseOrder: order } : by;
    return this.steps.start(group, { states: ['accepted'], step: 'booking', facts });
  }

  async end(group: Group, asked: GroupEnding, by: DoneBy): Promise<StepOutcome | InvalidInput> {
    const states = asked in ENDINGS ? ENDINGS[asked as keyof typeof ENDINGS] : undefined;
    if (!states) return invalidInput([{ field: 'ending', message: 'This happens by itself' }]);
    if (!states.includes(group.state)) return 'changed';
    const facts = { ...by, ending: asked };
    if (group.state !== 'accepted' && group.state !== 'secured') return this.endAtOnce(group, facts);
    const billableLines = await unlessSilent(this.kept.of(group));
    if (!billableLines) return 'unknown';
    const step = { states: [group.state], step: 'releasing', facts: { ...facts, billableLines } } as const;
    return this.steps.start(group, step);
  }

  /** A group without seats. */
  private async endAtOnce(
    group: Group,
    { ending, ...by }: DoneBy & { readonly ending: GroupEnding },
  ): Promise<StepOutcome> {
    const set = { state: 'ended', ending, endedAt: this.clock.now(), dueAt: null } as const;
    const isEnded = await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.groups.change(group, [group.state], set, manager))) return false;
      await this.groups.record(manager, group, { kind: 'ended', ...by, before: group.state });
      return true;
    });
    this.groups.wake();
    return isEnded ? 'done' : 'changed';
  }
}
