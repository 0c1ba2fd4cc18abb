import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { GroupBill, GroupEntryMail } from '../../generated/schema-types.js';
import { GroupsRepository } from '../groups.repository.js';
import { GroupEntry } from '../money/group-entry.entity.js';
import { GroupMoneyRepository } from '../money/group-money.repository.js';
import { Organization } from '../organization.entity.js';
import { billView, GroupBills } from './group-bills.js';
import { GroupLinks } from './group-links.js';

/** The page of an invoice, and the mails of money and documents. */
@Resolver()
export class GroupBillResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly money: GroupMoneyRepository,
    private readonly bills: GroupBills,
    private readonly links: GroupLinks,
  ) {}

  @Query('groupBill')
  async show(@Args('token') token: string): Promise<GroupBill | null> {
    const entryId = this.links.billOf(token);
    const bill = entryId === undefined ? null : await this.bills.ofEntry(entryId);
    return bill && billView(bill);
  }

  @Query('groupEntryMail')
  async mail(@Args('entryId') id: string): Promise<GroupEntryMail | null> {
    const { manager } = this.dataSource;
    const entry = isUuid(id) ? await manager.findOneBy(GroupEntry, { id }) : null;
    const group = entry && (await this.groups.find(entry.groupId));
    if (!entry || !group) return null;
    const [{ name }, { owedCents }, otherGroupNumber, bill] = await Promise.all([
      manager.findOneByOrFail(Organization, { id: group.organizationId }),
      this.money.books(group.id),
      this.otherGroup(entry),
      entry.documentNumber === null ? null : this.bills.ofEntry(id),
    ]);
    const { number, organizerName, organizerEmail: email } = group;
    return {
      __typename: 'GroupEntryMail',
      ...{ cause: entry.cause, cents: Math.abs(entry.deltaCents), groupNumber: number, organizationName: name },
      ...{ organizerName, email, payerEmail: bill?.invoice.billEmail || email, owedCents },
      documentNumber: entry.documentNumber,
      otherGroupNumber,
      groupUrl: this.links.urlOf(group),
      billUrl: bill && this.links.billUrlOf(group, await this.bills.entryOf(bill.invoice.number)),
      bill: bill && billView(bill),
    };
  }

  /** The number of the group that money was paid over from, or to. */
  private async otherGroup({ id, cause, ofEntry, reference }: GroupEntry): Promise<string | null> {
    const isOut = cause === 'refunded' && (await this.dataSource.manager.existsBy(GroupEntry, { ofEntry: id }));
    return isOut || (cause === 'received' && ofEntry !== null) ? reference : null;
  }
}
