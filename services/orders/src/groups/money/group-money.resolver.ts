import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { formatCents } from '@hilltop/platform/values/cents';
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
import { GroupViews } from '../group.view.js';
import { VenueDays } from '../venue-days.js';
import { leftOnCards } from './back-to-cards.js';
import { GroupEntry } from './group-entry.entity.js';
import { GroupMoneyRepository } from './group-money.repository.js';
import { readMoney } from './read-money.js';
import { SecurePaid } from './secure-paid.js';
import { WriteEntry } from './write-entry.js';

/** Less is not worth a reminder. */
const SMALL_CENTS = 500;
const LATE_DAYS = 90;

const because = z.object({ reason: reasonField });

/** Money that the desk has in its hands, and what managers put right. */
@Resolver()
export class GroupMoneyResolver {
  constructor(
    private readonly entry: WriteEntry,
    private readonly money: GroupMoneyRepository,
    private readonly securePaid: SecurePaid,
    private readonly views: GroupViews,
    private readonly days: VenueDays,
  ) {}

  /** A deposit books what the group holds. */
  @Mutation('recordGroupPayment')
  async record(
    @Args() { id, input, idempotencyKey }: MutationRecordGroupPaymentArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<GroupMoneyResult> {
    const read = readMoney(this.days, input, idempotencyKey);
    if ('__typename' in read) return read;
    const { cents, ...facts } = read;
    const answer = await this.entry.write(id, staff, 'recordGroupPayment', async (group) => {
      if (group.acceptedAt === null) return refuse.NotAcceptedYet();
      return { cause: 'received', deltaCents: -cents, ...facts };
    });
    return '__typename' in answer ? answer : this.securePaid.execute(answer);
  }

  @Mutation('payOutGroup')
  async payOut(
    @Args() { id, input, idempotencyKey }: MutationPayOutGroupArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<GroupMoneyResult> {
    const read = readMoney(this.days, input, idempotencyKey, 'group');
    if ('__typename' in read) return read;
    const { cents, ...facts } = read;
    const entry = { cause: 'refunded', deltaCents: cents, ...facts } as const;
    const answer = await this.entry.write(
      id,
      staff,
      'payOutGroup',
      async () => entry,
      async (manager) => {
        const { dueBackCents } = await this.money.books(id, manager);
        const isCard = facts.method === 'card';
        const most = isCard ? Math.min(dueBackCents, await leftOnCards(id, manager)) : dueBackCents;
        const words = isCard ? 'Of what the house owes, cards paid' : 'The house owes this group';
        return cents > most
          ? invalidInput([{ field: 'amount', message: `${words} $${formatCents(most)}` }])
          : undefined;
      },
    );
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
      if (!entry || isReversed || !entry.method || entry.method === 'card' || entry.ofEntry)
        return refuse.NothingToReverse();
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
}
