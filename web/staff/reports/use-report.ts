import type { Column, Report, RowOf } from '../../../services/shared/contracts/src/reports/report.js';
import {
  StaffBookingsReportDocument,
  StaffLedgerReportDocument,
  StaffOrdersReportDocument,
} from '../../generated/staff-operations.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import type { Days } from './report-days.js';

type Row = Readonly<Record<string, string | number | null>>;

function rowOf(columns: readonly Column[], cells: readonly (string | null)[]): Row {
  const values = columns.map(({ name, kind }, place) => {
    const cell = cells[place] ?? null;
    return [name, cell !== null && (kind === 'cents' || kind === 'count') ? Number(cell) : cell];
  });
  return Object.fromEntries(values);
}

const documents = {
  ledger: StaffLedgerReportDocument,
  bookings: StaffBookingsReportDocument,
  orders: StaffOrdersReportDocument,
} as const;

/** The first page of a report's rows by column, amounts in cents, and how many rows it has. Undefined until they are there. */
export function useReport<Entry extends Report>(report: Entry, { from, to }: Days) {
  const { name, columns } = report;
  const document = documents[report.from];
  const { data, ...query } = useAdminQuery(document, { name, from, to });
  const page = data?.report.__typename === 'ReportPage' ? data.report : undefined;
  const rows = page?.rows.map((cells) => rowOf(columns, cells) as Row & RowOf<Entry>);
  return { ...query, rows, total: page?.total ?? rows?.length ?? 0 };
}
