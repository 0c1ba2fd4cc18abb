import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MyGroupMoney, MyGroup as MyGroupView, MyPurchaseOrder } from '../../generated/schema-types.js';
import { totalOf } from '../bill-group.js';
import type { Group } from '../group.entity.js';
import { acceptanceView, quoteView } from '../group.view.js';
import { GroupFiles } from '../group-files.js';
import type { GroupQuote } from '../group-quote.entity.js';
import { GroupSeats, unlessSilent } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';
import { KeptWhenCanceled } from '../kept-when-canceled.js';
import { GroupMoneyRepository } from '../money/group-money.repository.js';
import { documentView, openQuestions } from '../money/group-money.view.js';
import { GroupPayables, payableOf, receivedOf } from '../money/group-payables.js';
import { Organization } from '../organization.entity.js';
import { freeUntil } from '../quote/quote-dates.js';
import { GroupTermsRepository } from '../terms/group-terms.repository.js';
import { VenueDays } from '../venue-days.js';

/** Groups as their organizers see them. */
@Injectable()
export class MyGroupViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly terms: GroupTermsRepository,
    private readonly seats: GroupSeats,
    private readonly money: GroupMoneyRepository,
    private readonly kept: KeptWhenCanceled,
    private readonly payables: GroupPayables,
    private readonly files: GroupFiles,
    private readonly days: VenueDays,
  ) {}

  async of(group: Group): Promise<MyGroupView> {
    const { number, state, step, revision, organizerName, grade, tourName, pupils, adults, firstStart: first } = group;
    const quote = group.quoteVersion === null ? null : await this.groups.quote(group);
    const hasSeats = state === 'accepted' || state === 'secured' || state === 'visited';
    const [organization, terms, seats, money] = await Promise.all([
      this.dataSource.manager.findOneByOrFail(Organization, { id: group.organizationId }),
      this.terms.of(quote?.termsVersion),
      hasSeats ? unlessSilent(this.seats.of(group.id)) : null,
      this.moneyOf(group, quote),
    ]);
    return {
      __typename: 'MyGroup',
      ...{ number, state, step, revision, organizationName: organization.name, organizerName, grade, tourName },
      ...{ pupils, adults, preferredDays: [...group.preferredDays], paysBy: group.paysBy, ending: group.ending },
      quote: quote && quoteView(quote),
      acceptance: acceptanceView(group),
      heldUntil: group.heldUntil?.toISOString() ?? null,
      displaced: group.displacedAt !== null,
      seats: seats && [...seats],
      order: orderOf(group),
      countFinalAt: first && this.days.countFinalAt(first, terms).toISOString(),
      minorsConfirmedBy: group.minorsConfirmedBy,
      minorsConfirmedAt: group.minorsConfirmedAt?.toISOString() ?? null,
      freeUntil: first && freeUntil(first, terms).toISOString(),
      pupilsPerAdult: terms.pupilsPerAdult,
      money,
      ...(await this.files.ofOrganizer(group, organization)),
      askedAt: group.createdAt.toISOString(),
    };
  }

  private async moneyOf(group: Group, quote: GroupQuote | null): Promise<MyGroupMoney> {
    const { id } = group;
    const depositCents = group.state === 'accepted' ? (quote?.depositCents ?? 0) : 0;
    const [kept, entries, documents, questions, books, paying] = await Promise.all([
      unlessSilent(this.kept.of(group)),
      this.money.entries([id]),
      this.money.documents([id]),
      this.money.questions([id]),
      this.money.books(id),
      this.payables.underWay(id),
    ]);
    const receivedCents = receivedOf(entries);
    return {
      ...books,
      payableCents: payableOf(group, quote, entries, books),
      payingCents: paying?.cents ?? 0,
      receivedCents,
      depositLeftCents: Math.max(0, depositCents - receivedCents),
      keptIfCanceledCents: kept && totalOf(kept),
      documents: documents.map((document) => documentView(document, documents)),
      questions: openQuestions(questions),
    };
  }
}

function orderOf({ purchaseOrder, sentOrder }: Group): MyPurchaseOrder | null {
  const order = purchaseOrder ?? sentOrder;
  return order && { ...order, confirmed: purchaseOrder !== null };
}
