import type { receivables } from '@hilltop/contracts/reports/receivables';
import type { RowOf } from '@hilltop/contracts/reports/report';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VenueDays } from '../venue-days.js';
import { AGES, type Aged, ageReceivable, openInvoices, sumOfAges } from './age-receivable.js';
import { paidCents } from './documents.js';
import { GroupMoneyRepository } from './group-money.repository.js';
import type { InvoiceQuestion } from './invoice-question.entity.js';

/** Groups that have ever owed something, by organization. */
const BILLED = `
  SELECT g.id, g.number, g.billable_cents AS "billableCents", coalesce(g.ended_at, g.last_start) AS "billedAt",
    o.id AS "organizationId", o.name AS organization
  FROM groups g JOIN organizations o ON o.id = g.organization_id
  WHERE g.billable_cents > 0 OR EXISTS (SELECT FROM group_documents d WHERE d.group_id = g.id)
  ORDER BY o.name, o.id, g.created_at`;

interface BilledGroup {
  readonly id: string;
  readonly number: string;
  readonly billableCents: number | null;
  readonly billedAt: Date | null;
  readonly organizationId: string;
  readonly organization: string;
}

interface Owing {
  readonly group: BilledGroup;
  readonly ages: Aged;
  /** US cents of invoices that their payer questions. */
  readonly questionedCents: number;
}

/** Who owes what since when. */
@Injectable()
export class Receivables {
  constructor(
    private readonly dataSource: DataSource,
    private readonly money: GroupMoneyRepository,
    private readonly days: VenueDays,
  ) {}

  /** As of the end of a day, YYYY-MM-DD. */
  async rows(on: string): Promise<RowOf<typeof receivables>[]> {
    const billed: BilledGroup[] = await this.dataSource.query(BILLED);
    const ids = billed.map(({ id }) => id);
    const [entries, documents, questions] = await Promise.all([
      this.money.entries(ids),
      this.money.documents(ids),
      this.money.questions(ids),
    ]);
    const questioned = new Set(questions.filter((one) => this.isOpenOn(one, on)).map(({ invoice }) => invoice));
    const ofGroup = Map.groupBy(entries, ({ groupId }) => groupId);
    const issued = Map.groupBy(documents, ({ groupId }) => groupId);
    const aged = billed.map((group): Owing => {
      const own = (ofGroup.get(group.id) ?? []).filter(({ happenedAt }) => this.days.dayOf(happenedAt) <= on);
      const isBilled = group.billedAt !== null && this.days.dayOf(group.billedAt) <= on;
      const owed = {
        billableCents: isBilled ? group.billableCents : null,
        documents: (issued.get(group.id) ?? []).filter(({ issuedOn }) => issuedOn <= on),
        paidCents: paidCents(own),
      };
      const asked = openInvoices(owed).invoices.filter(({ number }) => questioned.has(number));
      const questionedCents = asked.reduce((sum, { openCents }) => sum + openCents, 0);
      return { group, ages: ageReceivable(owed, on), questionedCents };
    });
    const owing = aged.filter(({ ages }) => sumOfAges(ages) > 0);
    return [...Map.groupBy(owing, ({ group }) => group.organizationId).values()].map(rowOf);
  }

  private isOpenOn({ askedAt, settledAt }: InvoiceQuestion, on: string): boolean {
    return this.days.dayOf(askedAt) <= on && (settledAt === null || this.days.dayOf(settledAt) > on);
  }
}

function rowOf(owing: readonly Owing[]): RowOf<typeof receivables> {
  const sum = (age: keyof Aged) => owing.reduce((all, { ages }) => all + ages[age], 0);
  return {
    organization: owing[0]?.group.organization,
    groups: owing.map(({ group }) => group.number).join(', '),
    ...{ notInvoiced: sum('notInvoicedCents'), notDue: sum('notDueCents'), to30: sum('to30Cents') },
    ...{ to60: sum('to60Cents'), to90: sum('to90Cents'), over90: sum('over90Cents') },
    total: AGES.reduce((all, age) => all + sum(age), 0),
    questioned: owing.reduce((all, { questionedCents }) => all + questionedCents, 0),
  };
}
