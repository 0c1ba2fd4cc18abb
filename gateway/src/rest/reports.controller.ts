import { Readable } from 'node:stream';
import { REPORTS } from '@hilltop/contracts/reports/reports';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { csvOf, fileNameOf, jsonOf, pagesOf, type ReportPage, shownDays } from '@hilltop/platform/reports/report-file';
import { NO_DATE, parseDate } from '@hilltop/platform/values/calendar-date';
import type { Days } from '@hilltop/platform/values/report-days';
import { Controller, Get, Inject, StreamableFile } from '@nestjs/common';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import { Call, type RestCall } from './call.decorator.js';
import { formatsOf, ROWS_HEADER, reportRoutes, reportsWithAddress } from './reports.routes.js';
import { RestAdapter } from './rest-adapter.js';

/** Serves reports as JSON and as files. Rows are streamed, and are never all in memory. */
@Controller('api/reports')
export class ReportsController {
  constructor(
    private readonly rest: RestAdapter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get(reportsWithAddress.map(({ name }) => name))
  async read(@Call() call: RestCall): Promise<StreamableFile> {
    const { report, route, format, from, to, isNoDay } = askedBy(call);
    const pages = pagesOf(async (after) => {
      const variables = { name: report.name, from, to, after };
      return (await (after === null
        ? this.rest.run(route, call, () => variables)
        : this.rest.runNextPage(route, call, variables))) as ReportPage;
    });
    // The first page is read before anything is sent, so that a refusal is a problem.
    const first = await pages.next().catch((error: unknown) => {
      if (isNoDay && error instanceof ProblemError && error.problem.status === 400) return { value: undefined };
      throw error;
    });
    // Only who may read the report learns which of its fields is wrong.
    if (isNoDay) throw problemOfRefusal(invalidInput([{ field: 'on', message: `The day ${NO_DATE}.` }]));
    const page = first.value as ReportPage;
    const { logger } = this;
    const all = (async function* () {
      try {
        yield page;
        yield* pages;
      } catch (error) {
        // The status is sent already: only this line says why the file is incomplete.
        logger.error({ err: error, report: report.name }, 'report stopped before its end');
        throw error;
      }
    })();
    const isJson = format === 'json';
    void call.reply
      .header('cache-control', 'no-store')
      .header(ROWS_HEADER, page.total ?? page.rows.length)
      .header('content-type', isJson ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8; header=present');
    if (!isJson) {
      const name = fileNameOf(report, { from, to });
      void call.reply.header('content-disposition', `attachment; filename="${name}"`);
    }
    const parts = isJson ? jsonOf(shownDays(report, { from, to }), report.columns, all) : csvOf(report.columns, all);
    return new StreamableFile(Readable.from(parts));
  }
}

interface Asked extends Days {
  readonly report: (typeof REPORTS)[number];
  readonly route: (typeof reportRoutes)[string];
  readonly format: string;
  /** It is asked as of a day, and has none. */
  readonly isNoDay: boolean;
}

/** @throws ProblemError for a format that the report does not have */
function askedBy({ request }: RestCall): Asked {
  const addressed = reportsWithAddress.find(({ name }) => request.routeOptions.url?.endsWith(`/${name}`));
  const route = addressed && reportRoutes[addressed.api.operationId];
  if (!route) throw new Error(`${request.routeOptions.url} is no report`);
  const query = (request.query ?? {}) as Readonly<Record<string, unknown>>;
  // A repeated parameter is a list.
  const text = (name: string) => (query[name] === undefined ? '' : typeof query[name] === 'string' ? query[name] : '?');
  const [formats, format] = [formatsOf(addressed), text('format') || 'json'];
  if (!formats.includes(format)) {
    const message = `\`format\` must be ${formats.join(' or ')}.`;
    throw problemOfRefusal(invalidInput([{ field: 'format', message }]));
  }
  const report = REPORTS.find(({ name, formatOf }) => name === format && formatOf) ?? addressed;
  const [from, to] = report.asOf ? [text('on'), text('on')] : [text('from'), text('to')];
  return { report, route, format, from, to, isNoDay: report.asOf === true && !parseDate(from) };
}
