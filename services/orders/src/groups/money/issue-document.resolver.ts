import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { amountField } from '@hilltop/platform/values/amount-field';
import { emailField } from '@hilltop/platform/values/typed-email';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type {
  IssueDocumentResult,
  MutationIssueCreditNoteArgs,
  MutationIssueInvoiceArgs,
} from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { reasonField } from '../../vouchers/voucher.fields.js';
import { billedVisit, notInvoiced, splitByOrder, totalOf } from '../bill-group.js';
import { Exemptions } from '../exemptions.js';
import { Group } from '../group.entity.js';
import { addressField } from '../group.fields.js';
import { GroupViews } from '../group.view.js';
import type { GroupQuote } from '../group-quote.entity.js';
import { GroupSeats, type SeatedParts, unlessSilent } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';
import type { GroupLine } from '../price-group.js';
import type { GroupTerms } from '../terms/group-terms.js';
import { GroupTermsRepository } from '../terms/group-terms.repository.js';
import { VenueDays } from '../venue-days.js';
import { creditLines, invoicedCents, leftOfInvoice, leftOfOrder } from './documents.js';
import { GroupMoneyRepository } from './group-money.repository.js';
import { type DocumentRefusal, IssueDocument } from './issue-document.js';

/** Empty: the organizer's. */
const optionalEmail = z
  .string()
  .nullish()
  .transform((email) => email?.trim() || undefined)
  .pipe(emailField.optional())
  .transform((email) => email ?? '');

const payer = z.object({ billTo: addressField.min(1, 'Please write where the bill goes'), email: optionalEmail });

const invoiceInput = payer.extend({
  onOrder: z.boolean(),
  rest: payer.nullish().transform((rest) => rest ?? null),
});

const creditInput = z.object({
  amount: amountField('The amount', '10.00', { least: 1, most: MAX_ORDER_CENTS }),
  reason: reasonField,
});

/** Invoices and credit notes: somebody presses for each. Numbers have no gap. */
@Resolver()
export class IssueDocumentResolver {
  constructor(
    private readonly document: IssueDocument,
    private readonly groups: GroupsRepository,
    private readonly terms: GroupTermsRepository,
    private readonly money: GroupMoneyRepository,
    private readonly seats: GroupSeats,
    private readonly views: GroupViews,
    private readonly exemptions: Exemptions,
    private readonly days: VenueDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('issueInvoice')
  async invoice(
    @Args() { id, revision, input }: MutationIssueInvoiceArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<IssueDocumentResult> {
    const parsed = parseInput(invoiceInput, input);
    if (!parsed.ok) return parsed.refusal;
    const { billTo, onOrder, email: billEmail, rest } = parsed.value;
    const known = isUuid(id) ? await this.groups.find(id) : null;
    if (!known) return refuse.GroupNotFound();
    const parts = known.state === 'visited' ? await unlessSilent(this.seats.of(id)) : [];
    // Who came beside is on the invoice.
    if (parts === null) return refuse.GroupSeatsRefused.unknown({ group: await this.views.view(known) });
    const came = cameOf(parts);
    return this.document.issue(
      id,
      revision,
      staff,
      'issueInvoice',
      async (group, manager) => {
        if (group.quoteVersion === null) return refuse.NothingToInvoice();
        const quote = await this.groups.quote(group);
        const terms = await this.terms.of(quote.termsVersion);
        const early = this.tooEarly(group, onOrder, terms);
        if (early) return early;
        const documents = await this.money.documents([id], manager);
        const billable = await this.exemptions.billed(group, billableOf(group, quote, came), manager);
        const lines = notInvoiced(billable, invoicedCents(documents));
        if (totalOf(lines) <= 0) return refuse.NothingToInvoice();
        const order = onOrder ? group.purchaseOrder : null;
        const left = order ? leftOfOrder(order, documents) : 0;
        const isAbove = order !== null && totalOf(lines) > left;
        if (isAbove && (left === 0 || rest === null)) return refuse.AbovePurchaseOrder({ left });
        const dueOn = this.dueOn(group, terms);
        if (group.state !== 'secured')
          await manager.update(Group, { id }, { billableCents: totalOf(billable), billableLines: billable as never });
        const facts = { kind: 'invoice', ofNumber: null, dueOn, reason: null } as const;
        const first = { ...facts, billTo, billEmail, orderNumber: order?.number ?? null };
        if (!isAbove || rest === null) return [{ ...first, lines }];
        const split = splitByOrder(lines, { leftCents: left, number: order.number });
        const other = { ...facts, billTo: rest.billTo, billEmail: rest.email, orderNumber: null };
        return [
          { ...first, lines: split.onOrder },
          { ...other, lines: split.rest },
        ];
      },
      came,
    );
  }

  @Mutation('issueCreditNote')
  async credit(
    @Args() { id, revision, invoice, ...given }: MutationIssueCreditNoteArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<IssueDocumentResult> {
    const parsed = parseInput(creditInput, given);
    if (!parsed.ok) return parsed.refusal;
    const { amount, reason } = parsed.value;
    return this.document.issue(id, revision, staff, 'issueCreditNote', async (_group, manager) => {
      const documents = await this.money.documents([id], manager);
      const credited = documents.find(({ number, kind }) => number === invoice && kind === 'invoice');
      if (!credited) return invalidInput([{ field: 'invoice', message: 'There is no such invoice' }]);
      const left = leftOfInvoice(credited, documents);
      if (amount > left) return refuse.CreditTooLarge({ left });
      const lines = creditLines(credited, documents, amount);
      if (!lines) {
        const message = 'Credit all that is left of the invoice, or no more than its people cost: the rest is taxed';
        return invalidInput([{ field: 'amount', message }]);
      }
      const { billTo, billEmail, orderNumber, number } = credited;
      const facts = { kind: 'credit_note', ofNumber: number, dueOn: null, reason } as const;
      return [{ ...facts, billTo, billEmail, orderNumber, lines }];
    });
  }

  private tooEarly(group: Group, onOrder: boolean, terms: GroupTerms): DocumentRefusal | undefined {
    const { state, purchaseOrder, firstStart } = group;
    if (onOrder && !purchaseOrder)
      return invalidInput([{ field: 'onOrder', message: 'This group has no purchase order' }]);
    if (state === 'visited' || (state === 'ended' && group.billableCents !== null)) return undefined;
    if (state !== 'secured' || !firstStart) return refuse.NothingToInvoice();
    if (onOrder) return invalidInput([{ field: 'onOrder', message: 'A purchase order is billed after the visit' }]);
    const isFinal = this.clock.now() >= this.days.countFinalAt(firstStart, terms);
    return isFinal
      ? undefined
      : invalidInput([{ field: 'input', message: `The count is final ${terms.countFinalDays} days before the visit` }]);
  }

  /** On the day of a visit that is ahead. YYYY-MM-DD */
  private dueOn({ state, firstStart }: Group, { invoiceDueDays }: GroupTerms): string {
    if (state === 'secured' && firstStart) return this.days.dayOf(firstStart);
    return this.days.daysFromToday(invoiceDueDays);
  }
}

function billableOf({ state, billableLines }: Group, quote: GroupQuote, came: number | null): readonly GroupLine[] {
  return state === 'ended' ? (billableLines ?? []) : billedVisit(quote, came);
}

/** Null where nobody counted. */
function cameOf(parts: SeatedParts): number | null {
  const counted = parts.flatMap(({ came }) => came ?? []);
  return counted.length === 0 ? null : counted.reduce((sum, one) => sum + one, 0);
}
