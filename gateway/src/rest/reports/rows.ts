import type {
  ListMoneyLinesQuery,
  ShowJournalQuery,
  ShowTakingsQuery,
  ShowTaxReportQuery,
  ShowVisitsReportQuery,
  ShowVouchersReportQuery,
} from '../../generated/operations.js';

// As the operations read them: the type checker compares them with what the columns need.
type With<Result, Field extends string> = Extract<NonNullable<Result>, Readonly<Record<Field, unknown>>>;
export type TakingsRow = With<ShowTakingsQuery['takings'], 'days'>['days'][number];
export type TaxRow = With<ShowTaxReportQuery['taxReport'], 'months'>['months'][number];
export type VouchersRow = With<ShowVouchersReportQuery['vouchersReport'], 'days'>['days'][number];
export type LineRow = With<ListMoneyLinesQuery['moneyLines'], 'lines'>['lines'][number];
export type JournalRow = With<ShowJournalQuery['journal'], 'entries'>['entries'][number];
export type VisitsRow = With<ShowVisitsReportQuery['visitsReport'], 'days'>['days'][number];
