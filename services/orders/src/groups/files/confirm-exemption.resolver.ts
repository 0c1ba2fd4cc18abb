import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type {
  ConfirmExemptionResult,
  IssueDocumentResult,
  MutationConfirmExemptionArgs,
  MutationCreditTaxArgs,
} from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { Exemptions } from '../exemptions.js';
import { Group } from '../group.entity.js';
import { words } from '../group.fields.js';
import { GroupViews } from '../group.view.js';
import { GroupsRepository } from '../groups.repository.js';
import { taxCredit } from '../money/documents.js';
import { GroupMoneyRepository } from '../money/group-money.repository.js';
import { IssueDocument } from '../money/issue-document.js';
import { Organization } from '../organization.entity.js';
import { VenueDays } from '../venue-days.js';

const YEARS_AHEAD = 5;

/** What a certificate must show (34 TAC §3.287). */
const shows = (what: string) => z.boolean().refine(Boolean, `The certificate must show ${what}`);

const exemptionInput = z.object({
  file: z.string().max(50),
  purchaser: shows('who buys'),
  items: shows('what is bought'),
  why: shows('why no tax is due'),
  signature: shows('a signature and a date'),
  seller: shows('the house as the seller'),
  reason: words('exemption', 80),
  until: dateField,
});

type Exemption = z.infer<typeof exemptionInput>;

/** Files of a group's organization. $1 file, $2 organization. */
const IS_CERTIFICATE = `SELECT FROM group_files f JOIN groups g ON g.id = f.group_id
  WHERE f.name = $1::text AND f.kind = 'certificate' AND g.organization_id = $2::uuid`;

/** An organization that pays no sales tax, by its certificate, and the tax of an invoice that came before it. */
@Resolver()
export class ConfirmExemptionResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly exemptions: Exemptions,
    private readonly document: IssueDocument,
    private readonly money: GroupMoneyRepository,
    private readonly views: GroupViews,
    private readonly days: VenueDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('confirmExemption')
  async confirm(
    @Args() { id, revision, input }: MutationConfirmExemptionArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ConfirmExemptionResult> {
    const parsed = parseInput(exemptionInput, input);
    if (!parsed.ok) return parsed.refusal;
    const exemption = parsed.value;
    const [today, last] = [this.days.today(), this.days.monthsFromToday(YEARS_AHEAD * 12)];
    if (exemption.until < today || exemption.until > last)
      return invalidInput([{ field: 'until', message: `Please choose a day up to ${YEARS_AHEAD} years from now` }]);
    if (!isUuid(id)) return refuse.GroupNotFound();
    const refused = await inTransaction(this.dataSource, async (manager) => {
      const group = await manager.findOne(Group, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!group) return refuse.GroupNotFound();
      if (group.revision !== revision) return refuse.GroupChanged({ group: await this.views.view(group) });
      return this.store(group, exemption, staff, manager);
    });
    this.groups.wake();
    return refused ?? this.views.view((await this.groups.find(id)) as Group);
  }

  @Mutation('creditTax')
  async creditTax(
    @Args() { id, revision, invoice }: MutationCreditTaxArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<IssueDocumentResult> {
    return this.document.issue(id, revision, staff, 'creditTax', async (group, manager) => {
      const documents = await this.money.documents([id], manager);
      const credited = documents.find(({ number, kind }) => number === invoice && kind === 'invoice');
      const refused = (message: string) => invalidInput([{ field: 'invoice', message }]);
      if (!credited) return refused('There is no such invoice');
      const why = await this.exemptions.of(group.organizationId, manager);
      if (why === null) return refused('This organization is not exempt: a manager confirms its certificate first');
      const lines = taxCredit(credited, documents);
      if (lines.length === 0) return refused('This invoice has no tax that can be credited');
      const { billTo, billEmail, orderNumber, number } = credited;
      const reason = `No sales tax is due: ${why}`;
      const facts = { kind: 'credit_note', ofNumber: number, dueOn: null, reason } as const;
      return [{ ...facts, billTo, billEmail, orderNumber, lines }];
    });
  }

  private async store(group: Group, exemption: Exemption, staff: StaffIdentity, manager: EntityManager) {
    const { file: exemptFile, reason: exemptReason, until: exemptUntil } = exemption;
    const { organizationId: id } = group;
    const found: unknown[] = await manager.query(IS_CERTIFICATE, [exemptFile, id]);
    if (found.length === 0) {
      return invalidInput([{ field: 'file', message: 'Please choose a certificate of this organization' }]);
    }
    const { id: groupId, revision, state } = group;
    if (!(await this.groups.change({ id: groupId, revision }, [state], {}, manager)))
      return refuse.GroupChanged({ group: await this.views.view(group) });
    const set = { exemptFile, exemptReason, exemptUntil, exemptBy: staff.id, exemptAt: this.clock.now() };
    await manager.update(Organization, { id }, set);
    const after = { file: exemptFile, until: exemptUntil };
    await this.groups.recordAction(manager, group, { action: 'confirmExemption', staff, after });
    const told = { kind: 'exempted', action: null, before: null, staff, reason: exemptReason } as const;
    await this.groups.record(manager, group, told);
    return undefined;
  }
}
