import { randomUUID } from 'node:crypto';
import { moneyMoved as movedInBookings } from '@hilltop/contracts/bookings/money-moved';
import type { MoneyMoved } from '@hilltop/contracts/money-moved';
import { moneyMoved as movedInOrders } from '@hilltop/contracts/orders/money-moved';
import { REPORTS } from '@hilltop/contracts/reports/reports';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { pagesOf, type ReportPage } from '@hilltop/platform/reports/report-file';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { startTestService, testStaff } from '@hilltop/platform/testing/test-service';
import type { Days } from '@hilltop/platform/values/report-days';
import { jest } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { EarnVisits } from '../../src/lines/earn-visits/earn-visits.js';
import { TakeMovementWhenMoneyMoved } from '../../src/lines/take-movement-when-money-moved.js';
import { journalAccountsVariable } from '../../src/reports/journal.js';
import { SealDaysJob } from '../../src/sealed-days/seal-days/seal-days.job.js';
import { SealDays } from '../../src/sealed-days/seal-days/seal-days.js';
import { ledgerService } from '../../src/service.js';

/** Each account has a name of its own, also the reader at the door. */
const NAMES = journalAccountsVariable.parse('card_reader=Card reader');

const PAGE = `query ($name: String!, $from: String!, $to: String!, $after: String) {
  ledgerReport(name: $name, from: $from, to: $to, after: $after) { ... on ReportPage { rows total after } ... on Refusal { message } } }`;

export type Lines = MoneyMoved['lines'];

/** A movement that a test makes up. */
export interface Moved {
  readonly at: string;
  readonly lines: Lines;
  readonly source?: 'bookings' | 'orders';
  readonly sourceId?: string;
  readonly cause?: string;
  readonly channel?: string;
}

/** The service with a clock that the test moves; days are sealed when the test says so. */
export async function runBooks(environment: object = {}) {
  const clock = new TestClock('2026-06-01T12:00:00Z');
  jest.spyOn(SealDaysJob.prototype, 'onApplicationBootstrap').mockReturnValue();
  const service = await startTestService(ledgerService, {
    clock,
    environment: { QUICKBOOKS_ACCOUNTS: NAMES, ...environment },
  });
  const { dataSource } = service.database;
  const reaction = service.app.get(TakeMovementWhenMoneyMoved, { strict: false });
  const earnVisits = service.app.get(EarnVisits, { strict: false });
  const sealDays = service.app.get(SealDays, { strict: false });
  return {
    ...service,
    clock,
    dataSource,
    earn: () => earnVisits.execute(),
    sealDays,
    /** Writes a movement as its event would. @param manager of an open transaction, instead of its own @returns the event */
    async take(
      { at, lines, source = 'bookings', sourceId = randomUUID(), cause = 'paid', channel = 'site' }: Moved,
      manager?: EntityManager,
    ) {
      const event = (source === 'orders' ? movedInOrders : movedInBookings).create({
        aggregateId: sourceId,
        correlationId: 'test',
        now: new Date(at),
        data: { sourceId, reference: 'HT-TEST-0001', cause, channel, lines },
      });
      if (manager) await reaction.react(event, manager);
      else await inTransaction(dataSource, (own) => reaction.react(event, own));
      return event;
    },
    again: (event: Parameters<typeof reaction.react>[0]) =>
      inTransaction(dataSource, (manager) => reaction.react(event, manager)),
    /** Asks as a manager. */
    async report(query: string, variables: object = {}): Promise<Record<string, unknown>> {
      const { data, errors } = await service.ask(query, variables, testStaff);
      if (errors) throw new Error(JSON.stringify(errors));
      return Object.values(data ?? {})[0] ?? {};
    },
    /** All rows of a report by column, amounts in cents. */
    async rows(name: string, days: Days): Promise<Record<string, string | number | null>[]> {
      const { columns } = REPORTS.find((one) => one.name === name) ?? { columns: [] };
      const rows: Record<string, string | number | null>[] = [];
      for await (const page of this.pages(name, days)) {
        for (const cells of page.rows) {
          const values = columns.map(({ kind }, place) =>
            kind === 'cents' ? Number(cells[place]) : (cells[place] ?? null),
          );
          rows.push(Object.fromEntries(columns.map((column, place) => [column.name, values[place] ?? null])));
        }
      }
      return rows;
    },
    /** The entries of the journal by account, in cents. */
    async journal(days: Days): Promise<{ date: string; account: string; cents: number }[]> {
      const codes = new Map(Object.entries(NAMES).map(([code, name]) => [name, code]));
      return (await this.rows('journal', days)).map(({ JournalNo, AccountName, Debits, Credits }) => ({
        date: String(JournalNo).slice('HT-'.length),
        account: codes.get(String(AccountName)) ?? '',
        cents: Math.round(Number(Debits ?? 0) * 100) - Math.round(Number(Credits ?? 0) * 100),
      }));
    },
    pages(name: string, { from, to }: Days): AsyncGenerator<ReportPage> {
      return pagesOf(async (after) => {
        const page = await this.report(PAGE, { name, from, to, after });
        if (!page.rows) throw new Error(JSON.stringify(page));
        return page as unknown as ReportPage;
      });
    },
  };
}

export type Books = Awaited<ReturnType<typeof runBooks>>;

/** A visit that is paid. */
export function visit(cents: number, startsAt: string, tourId: string, tender = 'card'): Lines {
  const line = { kind: 'tour', taxCode: 'tours', tourId, startsAt } as const;
  return [
    { account: tender === 'cash' ? 'cash' : 'card', tender, cents },
    { ...line, account: 'deferred_visits', cents: -cents },
  ];
}

/** The same lines the other way around. */
export const reversed = (lines: Lines): Lines => lines.map((line) => ({ ...line, cents: -line.cents }));
