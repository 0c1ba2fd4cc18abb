import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GroupBill, OpenQuestion } from '../../generated/schema-types.js';
import type { Group } from '../group.entity.js';
import { GroupFiles } from '../group-files.js';
import type { GroupQuote } from '../group-quote.entity.js';
import { GroupsRepository } from '../groups.repository.js';
import { openInvoices } from '../money/age-receivable.js';
import { paidCents } from '../money/documents.js';
import type { GroupDocument } from '../money/group-document.entity.js';
import { GroupEntry } from '../money/group-entry.entity.js';
import { GroupMoneyRepository } from '../money/group-money.repository.js';
import { documentView, openQuestions } from '../money/group-money.view.js';
import { GroupPayables, payableOf } from '../money/group-payables.js';
import { Organization } from '../organization.entity.js';

/** An invoice of a group, and what is left of it. */
export interface Bill {
  readonly group: Group;
  readonly organization: Organization;
  /** That was accepted. */
  readonly quote: GroupQuote;
  readonly invoice: GroupDocument;
  readonly documents: readonly GroupDocument[];
  readonly openCents: number;
  /** By card, US cents. */
  readonly payable: Pick<GroupBill, 'payableCents' | 'payingCents'>;
  readonly question: OpenQuestion | null;
  readonly hasW9: boolean;
}

/** Invoices as their payers see them. */
@Injectable()
export class GroupBills {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly money: GroupMoneyRepository,
    private readonly payables: GroupPayables,
    private readonly files: GroupFiles,
  ) {}

  /** @param entryId of the invoice, or of a credit note of it */
  async ofEntry(entryId: string): Promise<Bill | null> {
    const entry = await this.dataSource.manager.findOneBy(GroupEntry, { id: entryId });
    const group = entry?.documentNumber ? await this.groups.find(entry.groupId) : null;
    if (!entry || !group) return null;
    const [organization, quote, entries, documents, questions, books, paying] = await Promise.all([
      this.dataSource.manager.findOneByOrFail(Organization, { id: group.organizationId }),
      this.groups.quote(group),
      this.money.entries([group.id]),
      this.money.documents([group.id]),
      this.money.questions([group.id]),
      this.money.books(group.id),
      this.payables.underWay(group.id),
    ]);
    const named = documents.find(({ number }) => number === entry.documentNumber);
    const invoice = named?.ofNumber ? documents.find(({ number }) => number === named.ofNumber) : named;
    if (!invoice) throw new Error(`the invoice of entry ${entryId} is gone`);
    const { invoices } = openInvoices({ documents, paidCents: paidCents(entries) });
    const openCents = invoices.find(({ number }) => number === invoice.number)?.openCents ?? 0;
    const payableCents = Math.min(openCents, payableOf(group, quote, entries, books));
    const payable = { payableCents, payingCents: paying?.cents ?? 0 };
    const hasW9 = (await this.files.w9()) !== null;
    const question = openQuestions(questions).find((one) => one.invoice === invoice.number) ?? null;
    return { group, organization, quote, invoice, documents, openCents, payable, question, hasW9 };
  }

  /** The entry of an invoice, which its link is of. */
  async entryOf(documentNumber: string): Promise<string> {
    const { id } = await this.dataSource.manager.findOneByOrFail(GroupEntry, { documentNumber });
    return id;
  }
}

export function billView(bill: Bill): GroupBill {
  const { group, organization, quote, invoice, documents, openCents, payable, question, hasW9 } = bill;
  const credits = documents.filter(({ ofNumber }) => ofNumber === invoice.number);
  return {
    __typename: 'GroupBill',
    ...{ groupNumber: group.number, organizationName: organization.name, tourName: group.tourName, openCents },
    ...payable,
    starts: quote.parts.map(({ tourDate, tourTime }) => ({ tourDate, tourTime })),
    invoice: documentView(invoice, documents),
    creditNotes: credits.map((credit) => documentView(credit, documents)),
    question,
    hasW9,
  };
}
