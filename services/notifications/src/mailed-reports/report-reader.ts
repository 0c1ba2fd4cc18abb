import type { Report } from '@hilltop/contracts/reports/report';
import { csvOf, pagesOf, type ReportPage } from '@hilltop/platform/reports/report-file';
import { Injectable } from '@nestjs/common';
import { BooksClient, VisitsClient } from '../clients.js';
import { ReadBookingsReportDocument } from '../generated/bookings-queries.js';
import { ReadLedgerReportDocument } from '../generated/ledger-queries.js';
import type { Days } from './report-period.js';

/** Reads from the services that own the data, and writes the same files as `/api/reports`. */
@Injectable()
export class ReportReader {
  constructor(
    private readonly books: BooksClient,
    private readonly visits: VisitsClient,
  ) {}

  /** A part at a time. @throws SubgraphUnavailableError */
  textOf({ name, from: service, columns }: Report, { from, to }: Days): AsyncGenerator<string> {
    return csvOf(
      columns,
      pagesOf((after) => this.page(service, { name, from, to, after })),
    );
  }

  private async page(
    service: Report['from'],
    asked: Days & { readonly name: string; readonly after: string | null },
  ): Promise<ReportPage> {
    const { report } =
      service === 'ledger'
        ? await this.books.read(ReadLedgerReportDocument, asked)
        : await this.visits.read(ReadBookingsReportDocument, asked);
    // Only ranges of more than 400 days are refused, and no week or month has so many.
    if (report.__typename !== 'ReportPage') throw new Error(`${report.__typename} in place of rows`);
    return report;
  }
}
