import { disputesOf } from '@hilltop/payments/disputes/disputes-of';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type {
  GroupDocument as DocumentView,
  GroupEntry as EntryView,
  GroupMoney,
  OpenQuestion,
  InvoiceQuestion as QuestionView,
} from '../../generated/schema-types.js';
import { totalOf } from '../bill-group.js';
import type { StoredGroupView } from '../group.view.js';
import { unlessSilent } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';
import { KeptWhenCanceled } from '../kept-when-canceled.js';
import { VenueDays } from '../venue-days.js';
import { leftOnCards } from './back-to-cards.js';
import { leftOfInvoice } from './documents.js';
import type { GroupDocument } from './group-document.entity.js';
import type { GroupEntry } from './group-entry.entity.js';
import { GroupMoneyRepository } from './group-money.repository.js';
import { receivedOf } from './group-payables.js';
import type { InvoiceQuestion } from './invoice-question.entity.js';

/** What a group owes, paid and was billed. */
@Resolver('Group')
export class GroupMoneyView {
  private readonly disputesOf: ReturnType<typeof disputesOf>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly money: GroupMoneyRepository,
    private readonly kept: KeptWhenCanceled,
    private readonly days: VenueDays,
  ) {
    this.disputesOf = disputesOf(dataSource, 'group_id');
  }

  @ResolveField('money')
  async of(@Parent() { id }: StoredGroupView, @CurrentIdentity() identity: Identity): Promise<GroupMoney> {
    const group = await this.groups.find(id);
    const [kept, entries, documents, books, questions, onCards, disputes] = await Promise.all([
      group && unlessSilent(this.kept.of(group)),
      this.money.entries([id]),
      this.money.documents([id]),
      this.money.books(id),
      this.money.questions([id]),
      leftOnCards(id, this.dataSource.manager),
      this.disputesOf(id, identity),
    ]);
    const reversed = new Set(entries.map(({ ofEntry }) => ofEntry));
    return {
      __typename: 'GroupMoney',
      ...books,
      disputes,
      backToCardsCents: Math.min(books.dueBackCents, onCards),
      receivedCents: receivedOf(entries),
      billableCents: group?.billableCents ?? null,
      keptIfCanceledCents: kept && totalOf(kept),
      entries: entries.map((entry) => this.entry(entry, reversed)),
      documents: documents.map((document) => documentView(document, documents)),
      questions: questions.map(questionView),
    };
  }

  private entry(entry: GroupEntry, reversed: ReadonlySet<string | null>): EntryView {
    const { id, cause, deltaCents, method, reference, documentNumber, happenedAt, staffId, reason, ofEntry } = entry;
    return {
      ...{ id, cause, method, reference, documentNumber, staffId, reason },
      cents: Math.abs(deltaCents),
      day: this.days.dayOf(happenedAt),
      canBeReversed: cause === 'received' && method !== 'card' && ofEntry === null && !reversed.has(id),
    };
  }
}

function questionView({ invoice, reason, staffId, askedAt, settledAt }: InvoiceQuestion): QuestionView {
  return { invoice, reason, staffId, askedAt: askedAt.toISOString(), settledAt: settledAt?.toISOString() ?? null };
}

/** As the page of a group, or of a bill, shows them. */
export function openQuestions(questions: readonly InvoiceQuestion[]): OpenQuestion[] {
  const open = questions.filter(({ settledAt }) => settledAt === null);
  return open.map(({ invoice, reason, askedAt }) => ({ invoice, reason, askedAt: askedAt.toISOString() }));
}

export function documentView(document: GroupDocument, all: readonly GroupDocument[]): DocumentView {
  const { number, kind, ofNumber, issuedOn, dueOn, billTo, orderNumber, pupils, adults, came, reason } = document;
  const { lines, taxCents, totalCents, receivedCents, exemptReason } = document;
  return {
    email: document.billEmail,
    ...{
      number,
      kind,
      ofNumber,
      issuedOn,
      dueOn,
      billTo,
      orderNumber,
      pupils,
      adults,
      came,
      taxCents,
      totalCents,
      receivedCents,
      exemptReason,
      reason,
    },
    lines: lines.map((line) => ({ kind: line.kind, label: line.label, cents: line.cents, taxCents: line.taxCents })),
    leftCents: kind === 'invoice' ? leftOfInvoice(document, all) : 0,
  };
}
