import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { amountField } from '@hilltop/platform/values/amount-field';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { formatCents } from '@hilltop/platform/values/cents';
import { lineField } from '@hilltop/platform/values/typed-text';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type {
  GroupMoneyResult,
  MutationPayOutGroupArgs,
  MutationRecordGroupPaymentArgs,
  MutationReverseGroupPaymentArgs,
  MutationWriteOffGroupArgs,
} from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { reasonField } from '../../vouchers/voucher.fields.js';
import type { Group } from '../group.entity.js';
import { GroupViews } from '../group.view.js';
import { GroupsRepository } from '../groups.repository.js';
import { StaffAnswers } from '../seats/staff-answers.js';
import { StartStep } from '../seats/start-step.js';
import { VenueDays } from '../venue-days.js';
import { leftOnCards } from './back-to-cards.js';
import { DESK_METHODS, GroupEntry } from './group-entry.entity.js';
import { GroupMoneyRepository } from './group-money.repository.js';
import { WriteEntry } from './write-entry.js';

/** A check that came longer ago is a question for the bookkeeper. */
const MOST_DAYS_BACK = 60;
/** Less is not worth a reminder. */
const SMALL_CENTS = 500;
const LATE_DAYS = 90;

const moneyInput = z.object({
  method: z.enum([...DESK_METHODS, 'card']),
  amount: amountField('The amount', '120.00', { least: 1, most: MAX_ORDER_CENTS }),
  reference: lineField()
    .max(60, 'The reference can have at most 60 characters')
    .nullish()
    .transform((text) => text ?? ''),
  day: dateField,
});

const because = z.object({ reason: reasonField });

/** Money that the desk has in its hands, and what managers put right. */
@Resolver()
export class GroupMoneyResolver {
  constructor(
    private readonly entry: WriteEntry,
    private readonly groups: GroupsRepository,
    private readonly money: GroupMoneyRepository,
    private readonly steps: StartStep,
    private readonly answers: StaffAnswers,
    private readonly views: GroupViews,
    private readonly days: VenueDays,
  ) {}

  /** A deposit books what the group holds. */
  @Mutation('recordGroupPayment')
  async record(
    @Args() { id, input, idempotencyKey }: MutationRecordGroupPaymentArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<GroupMoneyResult> {
    const read = this.readMoney(input, idempotencyKey);
    if ('__typename' in read) return read;
    const { cents, ...facts } = read;
    if (facts.method === 'card') return invalidInput([{ field: 'method', message: 'A card pays by the link' }]);
    const answer = await this.entry.write(id, staff, 'recordGroupPayment', async (group) => {
      if (group.acceptedAt === null) return refuse.NotAcceptedYet();
      return { cause: 'received', deltaCents: -cents, ...facts };
    });
    return '__typename' in answer ? answer : this.secured(answer, staff);
  }

  @Mutation('payOutGroup')
  async payOut(
    @Args() { id, input, idempotencyKey }: MutationPayOutGroupArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<GroupMoneyResult> {
    const read = this.readMoney(input, idempotencyKey);
    if ('__typename' in read) return read;
    const { cents, ...facts } = read;
    const answer = await this.entry.write(id, staff, 'payOutGroup', async (group, manager) => {
      const { dueBackCents } = await this.money.books(group.id, manager);
      const isCard = facts.method === 'card';
      const most = isCard ? Math.min(dueBackCents, await leftOnCards(group.id, manager)) : dueBackCents;
      const words = isCard ? 'Of what the house owes, cards paid' : 'The house owes this group';
      if (cents > most) return invalidInput([{ field: 'amount', message: `${words} $${formatCents(most)}` }]);
      return { cause: 'refunded', deltaCents: cents, ...facts };
    });
    return '__typename' in answer ? answer : this.views.view(answer);
  }

  /** A check that bounced. */
  @Mutation('reverseGroupPayment')
  async reverse(
    @Args() { id, entryId, reason }: MutationReverseGroupPaymentArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<GroupMoneyResult> {
    const parsed = parseInput(because, { reason });
    if (!parsed.ok) return parsed.refusal;
    const answer = await this.entry.write(id, staff, 'reverseGroupPayment', async (group, manager) => {
      const asked = isUuid(entryId) ? { id: entryId, groupId: group.id, cause: 'received' as const } : undefined;
      const entry = asked && (await manager.findOneBy(GroupEntry, asked));
      const isReversed = entry && (await manager.countBy(GroupEntry, { ofEntry: entry.id })) > 0;
      if (!entry || isReversed || !entry.method || entry.method === 'card') return refuse.NothingToReverse();
      const { method, reference, deltaCents } = entry;
      const facts = { method, reference, ofEntry: entry.id, reason: parsed.value.reason };
      return { cause: 'reversed', deltaCents: -deltaCents, ...facts };
    });
    return '__typename' in answer ? answer : this.views.view(answer);
  }

  @Mutation('writeOffGroup')
  async writeOff(
    @Args() { id, reason }: MutationWriteOffGroupArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<GroupMoneyResult> {
    const parsed = parseInput(because, { reason });
    if (!parsed.ok) return parsed.refusal;
    const answer = await this.entry.write(id, staff, 'writeOffGroup', async (group, manager) => {
      const { owedCents } = await this.money.books(group.id, manager);
      if (owedCents <= 0) return refuse.NothingDue();
      const documents = await this.money.documents([group.id], manager);
      const lastDue = documents.reduce((last, { dueOn }) => (dueOn && dueOn > last ? dueOn : last), '');
      const isLate = lastDue !== '' && lastDue <= this.days.daysFromToday(-LATE_DAYS);
      if (owedCents >= SMALL_CENTS && !isLate) return refuse.TooEarlyToWriteOff();
      return { cause: 'written_off', deltaCents: -owedCents, reason: parsed.value.reason };
    });
    return '__typename' in answer ? answer : this.views.view(answer);
  }

  private readMoney(input: unknown, idempotencyKey: string | null | undefined) {
    const parsed = parseInput(moneyInput, input);
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const { amount: cents, day, ...facts } = parsed.value;
    const today = this.days.today();
    if (day > today)
      return invalidInput([{ field: 'day', message: 'The money has come already: today at the latest' }]);
    if (day < this.days.daysFromToday(-MOST_DAYS_BACK))
      return invalidInput([{ field: 'day', message: `At most ${MOST_DAYS_BACK} days ago` }]);
    const isNow = day === today || facts.method === 'card';
    const happened = isNow ? {} : { happenedAt: this.days.noonOf(day) };
    return { cents, ...facts, ...happened, key: key.value.idempotencyKey };
  }

  /** Books the seats once the deposit is there. */
  private async secured(group: Group, staff: StaffIdentity): Promise<GroupMoneyResult> {
    const view = await this.views.view(group);
    if (group.state !== 'accepted' || group.step !== null) return view;
    const { depositCents } = await this.groups.quote(group);
    if (depositCents === 0 || -group.balanceCents < depositCents) return view;
    const facts = { action: null, staff, reason: null };
    const outcome = await this.steps.start(group, { states: ['accepted'], step: 'booking', facts });
    return this.answers.of(group, outcome);
  }
}
