import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { z } from 'zod';
import type { GroupMoneyResult, MutationQuestionInvoiceArgs } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { reasonField } from '../../vouchers/voucher.fields.js';
import { Group } from '../group.entity.js';
import { GroupViews } from '../group.view.js';
import { GroupsRepository } from '../groups.repository.js';
import { GroupMoneyRepository } from './group-money.repository.js';
import { InvoiceQuestion } from './invoice-question.entity.js';

const questionInput = z.object({ reason: reasonField.nullish() });

/** A payer says that an invoice is wrong. The invoice stays as it is. */
@Resolver()
export class QuestionInvoiceResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly money: GroupMoneyRepository,
    private readonly views: GroupViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The same again changes nothing. */
  @Mutation('questionInvoice')
  async question(
    @Args() { id, invoice, ...given }: MutationQuestionInvoiceArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<GroupMoneyResult> {
    const parsed = parseInput(questionInput, given);
    if (!parsed.ok) return parsed.refusal;
    const { reason = null } = parsed.value;
    if (!isUuid(id)) return refuse.GroupNotFound();
    const refused = await inTransaction(this.dataSource, async (manager) => {
      const group = await manager.findOne(Group, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!group) return refuse.GroupNotFound();
      const documents = await this.money.documents([id], manager);
      if (!documents.some(({ number, kind }) => number === invoice && kind === 'invoice'))
        return invalidInput([{ field: 'invoice', message: 'There is no such invoice' }]);
      const open = await manager.findOneBy(InvoiceQuestion, { invoice, settledAt: IsNull() });
      if ((open === null) === (reason === null)) return undefined;
      await this.store(manager, open, { groupId: id, invoice, reason, staffId: staff.id });
      const [before, after] = [{ questioned: open !== null }, { questioned: open === null, invoice }];
      await this.groups.recordAction(manager, group, { action: 'questionInvoice', staff, before, after });
      return undefined;
    });
    this.groups.wake();
    if (refused) return refused;
    return this.views.view((await this.groups.find(id)) as Group);
  }

  private async store(
    manager: EntityManager,
    open: InvoiceQuestion | null,
    asked: Pick<InvoiceQuestion, 'groupId' | 'invoice' | 'reason' | 'staffId'>,
  ): Promise<void> {
    const now = this.clock.now();
    if (open) await manager.update(InvoiceQuestion, { id: open.id }, { settledAt: now, settledBy: asked.staffId });
    else await manager.insert(InvoiceQuestion, { id: randomUUID(), ...asked, askedAt: now });
  }
}
