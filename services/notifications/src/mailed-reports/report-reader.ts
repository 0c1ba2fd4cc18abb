import type { Report } from '@hilltop/contracts/reports/report';
import { csvOf, pagesOf, type ReportPage } from '@hilltop/platform/reports/report-file';
import { Injectable } from '@nestjs/common';
import { BooksClient, OrdersClient, VisitsClient } from '../clients.js';
import { ReadBookingsReportDocument } from '../generated/bookings-queries.js';
import { ReadLedgerReportDocument } from '../generated/ledger-queries.js';
import { ReadOrdersReportDocument } from '../generated/orders-queries.js';
import type { Days } from './report-period.js';

type Asked = Days & { readonly name: string; readonly after: string | null };

/** Reads from the services that own the data, and writes the same files as `/api/reports`. */
@Injectable()
export class ReportReader {
  constructor(
    private readonly books: BooksClient,
    private readonly visits: VisitsClient,
    private readonly orders: OrdersClient,
  ) {}

  /** A part at a time. @throws SubgraphUnavailableError */
  textOf({ name, from: service, columns }: Report, { from, to }: Days): AsyncGenerator<string> {
    return csvOf(
      columns,
      pagesOf((after) => this.page(service, { name, from, to, after })),
    );
  }

  private async page(service: Report['from'], asked: Asked): Promise<ReportPage> {
    const { report } = await this.read(service, asked);
    // Only ranges of more than 400 days are refused, and no week or month has so many.
    if (report.__typename !== 'ReportPage') throw new Error(`${report.__typename} in place of rows`);
    return report;
  }

  private read(service: Report['from'], asked: Asked) {
    if (service === 'ledger') return this.books.read(ReadLedgerReportDocument, asked);
    if (service === 'orders') return this.orders.read(ReadOrdersReportDocument, asked);
    return this.visits.read(ReadBookingsReportDocument, asked);
  }
}
