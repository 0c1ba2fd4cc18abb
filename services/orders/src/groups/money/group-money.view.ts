import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  GroupDocument as DocumentView,
  GroupEntry as EntryView,
  GroupMoney,
} from '../../generated/schema-types.js';
import { totalOf } from '../bill-group.js';
import type { StoredGroupView } from '../group.view.js';
import { unlessSilent } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';
import { KeptWhenCanceled } from '../kept-when-canceled.js';
import { VenueDays } from '../venue-days.js';
import { leftOfInvoice } from './documents.js';
import type { GroupDocument } from './group-document.entity.js';
import type { GroupEntry } from './group-entry.entity.js';
import { GroupMoneyRepository } from './group-money.repository.js';

/** What a group owes, paid and was billed. */
@Resolver('Group')
export class GroupMoneyView {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly money: GroupMoneyRepository,
    private readonly kept: KeptWhenCanceled,
    private readonly days: VenueDays,
  ) {}

  @ResolveField('money')
  async of(@Parent() { id }: StoredGroupView): Promise<GroupMoney> {
    const group = await this.groups.find(id);
    const [kept, entries, documents, books] = await Promise.all([
      group && unlessSilent(this.kept.of(group)),
      this.money.entries([id]),
      this.money.documents([id]),
      this.money.books(id),
    ]);
    const received = entries.filter(({ method }) => method !== null);
    const reversed = new Set(entries.map(({ ofEntry }) => ofEntry));
    return {
      __typename: 'GroupMoney',
      ...books,
      receivedCents: -received.reduce((sum, { deltaCents }) => sum + deltaCents, 0),
      billableCents: group?.billableCents ?? null,
      keptIfCanceledCents: kept && totalOf(kept),
      entries: entries.map((entry) => this.entry(entry, reversed)),
      documents: documents.map((document) => documentView(document, documents)),
    };
  }

  private entry(entry: GroupEntry, reversed: ReadonlySet<string | null>): EntryView {
    const { id, cause, deltaCents, method, reference, documentNumber, happenedAt, staffId, reason } = entry;
    return {
      ...{ id, cause, method, reference, documentNumber, staffId, reason },
      cents: Math.abs(deltaCents),
      day: this.days.dayOf(happenedAt),
      canBeReversed: cause === 'received' && !reversed.has(id),
    };
  }
}

export function documentView(document: GroupDocument, all: readonly GroupDocument[]): DocumentView {
  const { number, kind, ofNumber, issuedOn, dueOn, billTo, orderNumber, pupils, adults, came, reason } = document;
  const { lines, taxCents, totalCents, exemptReason } = document;
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
      exemptReason,
      reason,
    },
    lines: lines.map((line) => ({ kind: line.kind, label: line.label, cents: line.cents, taxCents: line.taxCents })),
    leftCents: kind === 'invoice' ? leftOfInvoice(document, all) : 0,
  };
}
