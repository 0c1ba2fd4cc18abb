import type { Column } from '@hilltop/contracts/reports/column';
import { lineColumns, takingsColumns, visitsColumns, vouchersColumns } from '@hilltop/contracts/reports/columns';
import { taxColumns } from '@hilltop/contracts/reports/tax-columns';
import { readingRoles, type StaffRole } from '@hilltop/platform/identity/identity';
import {
  ListMoneyLinesDocument,
  ShowJournalDocument,
  ShowTakingsDocument,
  ShowTaxReportDocument,
  ShowVisitsReportDocument,
  ShowVouchersReportDocument,
} from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { exampleOf, jsonSchemaOf } from './report-json.js';
import type { ParameterDescription, RouteDescription } from './route-description.js';

/** The journal is of the lines only. */
export const FORMATS = ['json', 'csv', 'journal'] as const;
export type Format = (typeof FORMATS)[number];

/** The number of rows, so that a long download has progress. */
export const ROWS_HEADER = 'total-rows';

const day = (name: string, example: string): ParameterDescription => ({
  in: 'query',
  name,
  description: 'A date at the venue, YYYY-MM-DD, included. A report has at most 400 days.',
  schema: { type: 'string', format: 'date' },
  required: true,
  example,
});

function report<Row>(
  name: string,
  formats: readonly Format[],
  columns: readonly Column<Row>[],
  roles: readonly StaffRole[] = ['manager', ...readingRoles],
) {
  return {
    method: 'get',
    path: `/api/reports/${name}`,
    tag: 'Reports',
    roles,
    parameters: [
      day('from', '2026-06-01'),
      day('to', '2026-06-30'),
      {
        in: 'query',
        name: 'format',
        description: 'How it is written.',
        schema: { type: 'string', enum: formats, default: 'json' },
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
      schema: jsonSchemaOf(columns),
      example: exampleOf(columns),
      alsoAs: ['text/csv'],
    },
  } as const satisfies Omit<RouteDescription, 'summary'>;
}

export const showTakings = {
  ...report('takings', ['json', 'csv'], takingsColumns),
  summary: 'Takings by day',
  description: 'Every day has a row, also without money.',
  operation: committedOperation(ShowTakingsDocument),
};

export const showTaxReport = {
  ...report('tax', ['json', 'csv'], taxColumns),
  summary: 'What was sold under each tax code and rate, by month',
  description:
    'A month has a row for each code and rate, which add up to what a return needs. State and local parts of a rate’s tax are rounded once, half a cent to the state.',
  operation: committedOperation(ShowTaxReportDocument),
};

export const showVouchersReport = {
  ...report('vouchers', ['json', 'csv'], vouchersColumns),
  summary: 'What the house owes to vouchers, by day',
  description: 'Every day has a row. The opening and all changes add up to the closing.',
  operation: committedOperation(ShowVouchersReportDocument),
};

export const showVisitsReport = {
  ...report('visits', ['json', 'csv'], visitsColumns, ['desk', 'manager', 'owner']),
  summary: 'Seats, visits and parties that were turned away, by day',
  description: 'Every day has a row. Who came is `null`, or empty, of visits before it was counted.',
  operation: committedOperation(ShowVisitsReportDocument),
};

export const listMoneyLines = {
  ...report('lines', FORMATS, lineColumns),
  summary: 'The lines of the books',
  description:
    'In the order of writing. `journal` is a CSV file for QuickBooks Online with one entry a day, whose debits are its credits.',
  operation: committedOperation(ListMoneyLinesDocument),
};

/** `listMoneyLines` as a journal. */
export const showJournal = { ...listMoneyLines, operation: committedOperation(ShowJournalDocument) };

export const reportRoutes = { showTakings, showTaxReport, showVouchersReport, showVisitsReport, listMoneyLines };
