import { Readable } from 'node:stream';
import type { Column } from '@hilltop/contracts/reports/column';
import {
  journalColumns,
  lineColumns,
  takingsColumns,
  visitsColumns,
  vouchersColumns,
} from '@hilltop/contracts/reports/columns';
import type { JournalAccounts } from '@hilltop/contracts/reports/journal-accounts';
import { taxColumns } from '@hilltop/contracts/reports/tax-columns';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { csvOf, fileNameOf, type ReportPage } from '@hilltop/platform/reports/report-file';
import { LINES_PER_PAGE, pagesOfLines, singlePage } from '@hilltop/platform/reports/report-pages';
import { Controller, Get, Inject, StreamableFile } from '@nestjs/common';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import type {
  ListMoneyLinesQuery,
  ShowJournalQuery,
  ShowTakingsQuery,
  ShowTaxReportQuery,
  ShowVisitsReportQuery,
  ShowVouchersReportQuery,
} from '../generated/operations.js';
import { Call, type RestCall } from './call.decorator.js';
import { jsonOf } from './report-json.js';
import {
  FORMATS,
  type Format,
  listMoneyLines,
  ROWS_HEADER,
  showJournal,
  showTakings,
  showTaxReport,
  showVisitsReport,
  showVouchersReport,
} from './reports.routes.js';
import { RestAdapter } from './rest-adapter.js';

export const JOURNAL_ACCOUNTS = Symbol('journal accounts');

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly format: Format;
}

/** Serves reports as JSON and as files. Rows are streamed, and are never all in memory. */
@Controller('api/reports')
export class ReportsController {
  constructor(
    private readonly rest: RestAdapter,
    @Inject(JOURNAL_ACCOUNTS) private readonly accounts: JournalAccounts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get('takings')
  async takings(@Call() call: RestCall): Promise<StreamableFile> {
    const asked = askedBy(call, showTakings);
    const pages = this.single<TakingsRow>(() =>
      this.rest.run({ ...showTakings, answer: at('takings', 'Takings', 'days') }, call, () => days(asked)),
    );
    return this.answer(call, 'takings', asked, takingsColumns, pages);
  }

  @Get('tax')
  async tax(@Call() call: RestCall): Promise<StreamableFile> {
    const asked = askedBy(call, showTaxReport);
    const pages = this.single<TaxRow>(() =>
      this.rest.run({ ...showTaxReport, answer: at('taxReport', 'TaxReport', 'months') }, call, () => days(asked)),
    );
    return this.answer(call, 'tax', asked, taxColumns, pages);
  }

  @Get('vouchers')
  async vouchers(@Call() call: RestCall): Promise<StreamableFile> {
    const asked = askedBy(call, showVouchersReport);
    const route = { ...showVouchersReport, answer: at('vouchersReport', 'VouchersReport', 'days') };
    const pages = this.single<VouchersRow>(() => this.rest.run(route, call, () => days(asked)));
    return this.answer(call, 'vouchers', asked, vouchersColumns, pages);
  }

  @Get('visits')
  async visits(@Call() call: RestCall): Promise<StreamableFile> {
    const asked = askedBy(call, showVisitsReport);
    const pages = this.single<VisitsRow>(() =>
      this.rest.run({ ...showVisitsReport, answer: at('visitsReport', 'VisitsReport', 'days') }, call, () =>
        days(asked),
      ),
    );
    return this.answer(call, 'visits', asked, visitsColumns, pages);
  }

  @Get('lines')
  async lines(@Call() call: RestCall): Promise<StreamableFile> {
    const asked = askedBy(call, listMoneyLines);
    if (asked.format !== 'journal')
      return this.answer(call, 'lines', asked, lineColumns, this.pagesOfLines(call, asked));
    const pages = this.single<JournalRow>(() =>
      this.rest.run({ ...showJournal, answer: at('journal', 'Journal', 'entries') }, call, () => days(asked)),
    );
    return this.answer(call, 'journal', asked, journalColumns(this.accounts), pages);
  }

  private single<Row>(read: () => Promise<unknown>): AsyncGenerator<ReportPage<Row>> {
    return singlePage(async () => (await read()) as Row[]);
  }

  private pagesOfLines(call: RestCall, asked: Asked): AsyncGenerator<ReportPage<LineRow>> {
    const route = { ...listMoneyLines, answer: at('moneyLines', 'MoneyLinePage') };
    return pagesOfLines(async (afterId) => {
      const variables = { filter: { ...days(asked), afterId }, first: LINES_PER_PAGE, isFirst: afterId === null };
      const page = await (afterId === null
        ? this.rest.run(route, call, () => variables)
        : this.rest.runNextPage(route, call, variables));
      return page as { lines: LineRow[]; total?: number };
    });
  }

  /** The first page is read before anything is sent, so that a refusal is a problem. */
  private async answer<Row>(
    { reply }: RestCall,
    name: string,
    asked: Asked,
    columns: readonly Column<Row>[],
    pages: AsyncGenerator<ReportPage<Row>>,
  ): Promise<StreamableFile> {
    const first = (await pages.next()).value as ReportPage<Row>;
    const { logger } = this;
    const all = (async function* () {
      try {
        yield first;
        yield* pages;
      } catch (error) {
        // The status is sent already: only this line says why the file is incomplete.
        logger.error({ err: error, report: name }, 'report stopped before its end');
        throw error;
      }
    })();
    const isJson = asked.format === 'json';
    void reply
      .header('cache-control', 'no-store')
      .header(ROWS_HEADER, first.total ?? first.rows.length)
      .header('content-type', isJson ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8; header=present');
    if (!isJson) void reply.header('content-disposition', `attachment; filename="${fileNameOf(name, asked)}"`);
    return new StreamableFile(Readable.from(isJson ? jsonOf(asked, columns, all) : csvOf(columns, all)));
  }
}

const days = ({ from, to }: Asked) => ({ from, to });
const at = (...path: string[]) => ({ status: 200, description: '', at: path });

/** @throws ProblemError for a format that the report does not have */
function askedBy({ request }: RestCall, { parameters }: Pick<typeof listMoneyLines, 'parameters'>): Asked {
  const query = (request.query ?? {}) as Readonly<Record<string, unknown>>;
  // A repeated parameter is a list.
  const text = (name: string) => (query[name] === undefined ? '' : typeof query[name] === 'string' ? query[name] : '?');
  const formats: readonly string[] = parameters[2].schema.enum;
  const format = FORMATS.find((one) => one === (text('format') || 'json') && formats.includes(one));
  if (!format) {
    const message = `\`format\` must be ${formats.join(' or ')}.`;
    throw problemOfRefusal(invalidInput([{ field: 'format', message }]));
  }
  return { from: text('from'), to: text('to'), format };
}

// As the operations read them: the type checker compares them with what the columns need.
type With<Result, Field extends string> = Extract<NonNullable<Result>, Readonly<Record<Field, unknown>>>;
type TakingsRow = With<ShowTakingsQuery['takings'], 'days'>['days'][number];
type TaxRow = With<ShowTaxReportQuery['taxReport'], 'months'>['months'][number];
type VouchersRow = With<ShowVouchersReportQuery['vouchersReport'], 'days'>['days'][number];
type LineRow = With<ListMoneyLinesQuery['moneyLines'], 'lines'>['lines'][number];
type JournalRow = With<ShowJournalQuery['journal'], 'entries'>['entries'][number];
type VisitsRow = With<ShowVisitsReportQuery['visitsReport'], 'days'>['days'][number];
