import { randomUUID } from 'node:crypto';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { type InvalidInput, invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { formatCents } from '@hilltop/platform/values/cents';
import { lineField } from '@hilltop/platform/values/typed-text';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';
import type {
  GroupMoneyResult,
  MutationPayOverGroupArgs,
  MutationRecordSharedPaymentArgs,
  SharedPaymentResult,
} from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { Group } from '../group.entity.js';
import { GroupViews } from '../group.view.js';
import { VenueDays } from '../venue-days.js';
import { GroupMoneyRepository } from './group-money.repository.js';
import { moneyField, readMoney } from './read-money.js';
import { SecurePaid } from './secure-paid.js';
import { WriteEntry } from './write-entry.js';

const MOST_PARTS = 20;

const partsInput = z.object({
  parts: z
    .array(z.object({ group: lineField().toUpperCase(), amount: moneyField }))
    .min(1, 'Please name the groups that it pays')
    .max(MOST_PARTS, `A check pays at most ${MOST_PARTS} groups`),
});

/** Money that is of several groups: one check that pays them, and what one of them has too much. */
@Resolver()
export class SharedPaymentResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entry: WriteEntry,
    private readonly money: GroupMoneyRepository,
    private readonly securePaid: SecurePaid,
    private readonly views: GroupViews,
    private readonly days: VenueDays,
  ) {}

  @Mutation('recordSharedPayment')
  async record(
    @Args() { input, parts, idempotencyKey }: MutationRecordSharedPaymentArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SharedPaymentResult> {
    const read = readMoney(this.days, input, idempotencyKey);
    if ('__typename' in read) return read;
    const parsed = parseInput(partsInput, { parts });
    if (!parsed.ok) return parsed.refusal;
    const { cents, ...facts } = read;
    const named = parsed.value.parts;
    const wrong = wrongParts(named, cents);
    if (wrong) return wrong;
    const ids = await this.idsOf(named.map(({ group }) => group));
    const unknown = ids.flatMap((id, at) => (id ? [] : noSuchGroup(`parts.${at}`)));
    if (unknown.length > 0) return invalidInput(unknown);
    const answer = await this.entry.writeAll(ids, staff, 'recordSharedPayment', async (groups) => {
      if (groups.some(({ acceptedAt }) => acceptedAt === null)) return refuse.NotAcceptedYet();
      return named.map(({ amount }, at) => ({
        groupId: ids[at] ?? '',
        cause: 'received',
        deltaCents: -amount,
        ...facts,
      }));
    });
    if ('__typename' in answer) return answer as SharedPaymentResult;
    // What the seats of one of them do is on its page, and stops no other.
    for (const group of answer) await this.securePaid.execute(group);
    const now = await this.dataSource.manager.findBy(Group, { id: In(ids) });
    return { __typename: 'SharedPayment', groups: await this.views.views(now) } as SharedPaymentResult;
  }

  /** Out of one and into the other, at the same moment: the bank has as much as before. */
  @Mutation('payOverGroup')
  async payOver(
    @Args() { id, to, amount, idempotencyKey }: MutationPayOverGroupArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<GroupMoneyResult> {
    const read = readMoney(this.days, { method: 'transfer', amount, day: this.days.today() }, idempotencyKey);
    if ('__typename' in read) return read;
    const { cents, key } = read;
    const [toId] = await this.idsOf([to.trim().toUpperCase()]);
    if (!isUuid(id) || !(await this.dataSource.manager.existsBy(Group, { id }))) return refuse.GroupNotFound();
    if (!toId || toId === id) return invalidInput(noSuchGroup('to'));
    const prepare = async ([from, into]: readonly Group[]) => {
      if (!from || !into || into.acceptedAt === null) return refuse.NotAcceptedYet();
      const out = randomUUID();
      const facts = { method: 'transfer', key } as const;
      return [
        { ...facts, id: out, groupId: id, cause: 'refunded', deltaCents: cents, reference: into.number },
        { ...facts, ofEntry: out, groupId: toId, cause: 'received', deltaCents: -cents, reference: from.number },
      ] as const;
    };
    const answer = await this.entry.writeAll([id, toId], staff, 'payOverGroup', prepare, async (manager) => {
      const { dueBackCents } = await this.money.books(id, manager);
      const message = `The house owes this group $${formatCents(dueBackCents)}`;
      return cents > dueBackCents ? invalidInput([{ field: 'amount', message }]) : undefined;
    });
    if ('__typename' in answer) return answer;
    const [from, into] = answer as [Group, Group];
    await this.securePaid.execute(into);
    return this.views.view(from);
  }

  /** In the order of the numbers; empty where there is none. */
  private async idsOf(numbers: readonly string[]): Promise<string[]> {
    const found = await this.dataSource.manager.findBy(Group, { number: In([...numbers]) });
    return numbers.map((number) => found.find((group) => group.number === number)?.id ?? '');
  }
}

const noSuchGroup = (field: string) => [{ field, message: 'There is no such group' }];

function wrongParts(
  parts: readonly { readonly group: string; readonly amount: number }[],
  cents: number,
): InvalidInput | undefined {
  const twice = parts.findIndex(({ group }, at) => parts.findIndex((one) => one.group === group) < at);
  if (twice >= 0) return invalidInput([{ field: `parts.${twice}`, message: 'This group is named above' }]);
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  if (sum === cents) return undefined;
  const message = `The parts are $${formatCents(sum)}, and the check is $${formatCents(cents)}`;
  return invalidInput([{ field: 'parts', message }]);
}
