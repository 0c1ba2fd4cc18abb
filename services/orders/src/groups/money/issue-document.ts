import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  AbovePurchaseOrder,
  CreditTooLarge,
  GroupChanged,
  GroupNotFound,
  NothingToInvoice,
} from '../../generated/refusals.js';
import type { IssueDocumentResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { taxOfLines, totalOf } from '../bill-group.js';
import { Exemptions } from '../exemptions.js';
import { Group } from '../group.entity.js';
import { GroupViews } from '../group.view.js';
import { GroupsRepository } from '../groups.repository.js';
import { VenueDays } from '../venue-days.js';
import { openInvoices } from './age-receivable.js';
import { paidCents } from './documents.js';
import { GroupDocument } from './group-document.entity.js';
import { GroupMoneyRepository } from './group-money.repository.js';

export type DocumentRefusal =
  | InvalidInput
  | GroupNotFound
  | GroupChanged
  | NothingToInvoice
  | AbovePurchaseOrder
  | CreditTooLarge;
type Issued = Pick<
  GroupDocument,
  'kind' | 'ofNumber' | 'dueOn' | 'billTo' | 'billEmail' | 'orderNumber' | 'lines' | 'reason'
>;

/** Issues documents of a group, with the next numbers of their year. */
@Injectable()
export class IssueDocument {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly money: GroupMoneyRepository,
    private readonly views: GroupViews,
    private readonly exemptions: Exemptions,
    private readonly days: VenueDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** All of them, or none. @param prepare in the transaction that has locked the group; numbers are taken after it */
  async issue(
    id: string,
    revision: number,
    staff: StaffIdentity,
    action: string,
    prepare: (group: Group, manager: EntityManager) => Promise<readonly Issued[] | DocumentRefusal>,
    came: number | null = null,
  ): Promise<IssueDocumentResult> {
    if (!isUuid(id)) return refuse.GroupNotFound();
    const refused = await inTransaction(this.dataSource, async (manager) => {
      const group = await manager.findOne(Group, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!group) return refuse.GroupNotFound();
      if (group.revision !== revision || group.step !== null)
        return refuse.GroupChanged({ group: await this.views.view(group) });
      if (group.papersGoneAt !== null) return refuse.NothingToInvoice();
      const issued = await prepare(group, manager);
      if ('__typename' in issued) return issued;
      await manager.update(Group, { id }, { revision: revision + 1 });
      for (const one of issued) await this.store(manager, group, one, { came, staff, action });
      return undefined;
    });
    this.groups.wake();
    if (refused) return refused;
    return this.views.view((await this.groups.find(id)) as Group);
  }

  private async store(
    manager: EntityManager,
    group: Group,
    issued: Issued,
    { came, staff, action }: { came: number | null; staff: StaffIdentity; action: string },
  ): Promise<void> {
    const { id, pupils, adults } = group;
    const totalCents = totalOf(issued.lines);
    await this.groups.recordAction(manager, group, { action, staff, after: { kind: issued.kind, cents: totalCents } });
    const isInvoice = issued.kind === 'invoice';
    const receivedCents = isInvoice ? Math.min(totalCents, await this.unused(id, manager)) : null;
    const exemptReason = await this.exemptions.reasonOf(group, issued.lines, manager);
    const { number, issuedOn } = await this.money.nextNumber(manager, this.days.today());
    const facts = { number, groupId: id, issuedOn, issuedAt: this.clock.now(), pupils, adults, came };
    await manager.insert(GroupDocument, {
      ...facts,
      ...issued,
      exemptReason,
      taxCents: taxOfLines(issued.lines),
      totalCents,
      receivedCents,
    } as object);
    const [cause, deltaCents] = isInvoice ? (['invoiced', totalCents] as const) : (['credited', -totalCents] as const);
    await this.money.write(manager, { groupId: id, cause, deltaCents, documentNumber: number, staffId: staff.id });
  }

  /** Money that no earlier invoice has used, US cents. */
  private async unused(id: string, manager: EntityManager): Promise<number> {
    const [entries, documents] = [await this.money.entries([id], manager), await this.money.documents([id], manager)];
    return Math.max(0, openInvoices({ documents, paidCents: paidCents(entries) }).leftCents);
  }
}
