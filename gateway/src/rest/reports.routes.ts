import type { Column, Report } from '@hilltop/contracts/reports/report';
import { REPORTS } from '@hilltop/contracts/reports/reports';
import { shownDays } from '@hilltop/platform/reports/report-file';
import {
  ShowBookingsReportDocument,
  ShowLedgerReportDocument,
  ShowOrdersReportDocument,
} from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import type { ParameterDescription, RouteDescription } from './route-description.js';

/** The number of rows, so that a long download has progress. */
export const ROWS_HEADER = 'total-rows';

const operations = {
  ledger: committedOperation(ShowLedgerReportDocument),
  bookings: committedOperation(ShowBookingsReportDocument),
  orders: committedOperation(ShowOrdersReportDocument),
};

/** `json`, `csv`, and the reports that are another way to write this one. */
export function formatsOf({ name }: Report): readonly string[] {
  return ['json', 'csv', ...REPORTS.filter(({ formatOf }) => formatOf === name).map((other) => other.name)];
}

const JUNE = { from: '2026-06-01', to: '2026-06-30' };

const day = (name: string, example: string): ParameterDescription => ({
  in: 'query',
  name,
  description: 'A date at the venue, YYYY-MM-DD, included. A report has at most 400 days.',
  schema: { type: 'string', format: 'date' },
  required: true,
  example,
});

function routeOf(report: Report) {
  return {
    method: 'get',
    path: `/api/reports/${report.name}`,
    tag: 'Reports',
    roles: report.roles,
    parameters: [
      ...Object.entries(shownDays(report, JUNE)).map(([name, example]) => day(name, example)),
      {
        in: 'query',
        name: 'format',
        description: 'How it is written.',
        schema: { type: 'string', enum: formatsOf(report), default: 'json' },
        example: 'csv',
      },
    ],
    answer: {
      status: 200,
      description: 'Written while it is read. A download that breaks off is not complete.',
      headers: {
        'Total-Rows': 'Number of rows.',
        'Content-Disposition': 'The name of the file, of `csv` and `journal`.',
      },
      at: ['report', 'ReportPage'],
      schema: schemaOf(report),
      example: { ...shownDays(report, JUNE), rows: [byName(report.columns, ({ example }) => example)] },
      alsoAs: ['text/csv'],
    },
    summary: report.api.summary ?? report.label,
    description: report.api.description,
    operation: operations[report.from],
    refusals: ['DaysRefused'],
  } as const satisfies RouteDescription;
}

const byName = (columns: readonly Column[], of: (column: Column) => unknown) =>
  Object.fromEntries(columns.map((column) => [column.name, of(column)]));

function schemaOf(report: Report) {
  const { columns } = report;
  const properties = byName(columns, ({ kind, about }) => ({
    type: kind === 'cents' ? 'string' : [kind === 'count' ? 'integer' : 'string', 'null'],
    description: kind === 'cents' ? `${about} US dollars.` : about,
  }));
  const rows = { type: 'array', items: { type: 'object', required: columns.map(({ name }) => name), properties } };
  const date = { type: 'string', description: 'The venue’s date, YYYY-MM-DD.' };
  const days = Object.keys(shownDays(report, JUNE));
  const dates = Object.fromEntries(days.map((name) => [name, date]));
  return { type: 'object', required: [...days, 'rows'], properties: { ...dates, rows } };
}

export const reportsWithAddress = REPORTS.filter(({ formatOf }) => !formatOf);

export const reportRoutes = Object.fromEntries(
  reportsWithAddress.map((report) => [report.api.operationId, routeOf(report)]),
);

export type ReportRoute = ReturnType<typeof routeOf>;
