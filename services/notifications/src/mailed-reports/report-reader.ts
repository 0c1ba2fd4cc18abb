import {
  journalColumns,
  lineColumns,
  takingsColumns,
  visitsColumns,
  vouchersColumns,
} from '@hilltop/contracts/reports/columns';
import { taxColumns } from '@hilltop/contracts/reports/tax-columns';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { csvOf } from '@hilltop/platform/reports/report-file';
import { LINES_PER_PAGE, pagesOfLines, singlePage } from '@hilltop/platform/reports/report-pages';
import { Inject, Injectable } from '@nestjs/common';
import { BooksClient, VisitsClient } from '../clients.js';
import type { Environment } from '../env.js';
import { ReadVisitsReportDocument } from '../generated/bookings-queries.js';
import {
  ReadJournalDocument,
  ReadMoneyLinesDocument,
  ReadTakingsDocument,
  ReadTaxReportDocument,
  ReadVouchersReportDocument,
} from '../generated/ledger-queries.js';
import type { Days } from './report-period.js';
import type { ReportFile } from './report-schedule.entity.js';

/** Reads from the services that own the data, and writes the same files as `/api/reports`. */
@Injectable()
export class ReportReader {
  constructor(
    private readonly books: BooksClient,
    private readonly visits: VisitsClient,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'QUICKBOOKS_ACCOUNTS'>,
  ) {}

  /** A part at a time. @throws SubgraphUnavailableError */
  textOf(file: ReportFile, days: Days): AsyncGenerator<string> {
    const { from, to } = days;
    switch (file) {
      case 'takings':
        return csvOf(
          takingsColumns,
          singlePage(async () => this.takings({ from, to })),
        );
      case 'tax':
        return csvOf(
          taxColumns,
          singlePage(async () => this.tax({ from, to })),
        );
      case 'vouchers':
        return csvOf(
          vouchersColumns,
          singlePage(async () => this.vouchers({ from, to })),
        );
      case 'journal':
        return csvOf(
          journalColumns(this.settings.QUICKBOOKS_ACCOUNTS),
          singlePage(async () => this.journal({ from, to })),
        );
      case 'visits':
        return csvOf(
          visitsColumns,
          singlePage(async () => this.visitDays({ from, to })),
        );
      case 'lines':
        return csvOf(
          lineColumns,
          pagesOfLines((afterId) => this.lines({ from, to }, afterId)),
        );
    }
  }

  private async takings(days: Days) {
    const { takings } = await this.books.read(ReadTakingsDocument, { ...days });
    return notRefused(takings, 'Takings').days;
  }

  private async tax(days: Days) {
    const { taxReport } = await this.books.read(ReadTaxReportDocument, { ...days });
    return notRefused(taxReport, 'TaxReport').months;
  }

  private async vouchers(days: Days) {
    const { vouchersReport } = await this.books.read(ReadVouchersReportDocument, { ...days });
    return notRefused(vouchersReport, 'VouchersReport').days;
  }

  private async journal(days: Days) {
    const { journal } = await this.books.read(ReadJournalDocument, { ...days });
    return notRefused(journal, 'Journal').entries;
  }

  private async visitDays(days: Days) {
    const { visitsReport } = await this.visits.read(ReadVisitsReportDocument, { ...days });
    return notRefused(visitsReport, 'VisitsReport').days;
  }

  private async lines(days: Days, afterId: string | null) {
    const variables = { ...days, afterId, first: LINES_PER_PAGE };
    const { moneyLines } = await this.books.read(ReadMoneyLinesDocument, variables);
    return notRefused(moneyLines, 'MoneyLinePage');
  }
}

/** Only ranges of more than 400 days are refused, and no week or month has so many. */
function notRefused<Answer extends { readonly __typename: string }, Name extends Answer['__typename']>(
  answer: Answer,
  name: Name,
): Extract<Answer, { readonly __typename: Name }> {
  if (answer.__typename !== name) throw new Error(`${answer.__typename} in place of ${name}`);
  return answer as Extract<Answer, { readonly __typename: Name }>;
}
