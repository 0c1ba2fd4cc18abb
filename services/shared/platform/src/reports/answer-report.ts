import type { Report, RowOf } from '@hilltop/contracts/reports/report';
import { type AnyReport, REPORTS } from '@hilltop/contracts/reports/reports';
import { roleRequired } from '../graphql/forbidden.js';
import { type Identity, isStaff } from '../identity/identity.js';
import { type InvalidInput, invalidInput } from '../outcome/parse-input.js';
import { type Days, type DaysRefused, refuseDays } from '../values/report-days.js';
import type { ReportPage } from './report-file.js';

/** Rows of one page, of a report that has several. */
export interface PageOfRows<Row> extends Omit<ReportPage, 'rows'> {
  readonly rows: readonly Row[];
}

type RowsOf<Entry extends Report> = (
  days: Days,
  after: string | null,
) => Promise<readonly RowOf<Entry>[] | PageOfRows<RowOf<Entry>>>;

/** What reads the rows of each report of a service: a report without it is a type error. */
export type ReportRows<Service extends Report['from']> = {
  readonly [Each in Extract<AnyReport, { readonly from: Service }> as Each['name']]: RowsOf<Each>;
};

export interface AskedReport extends Days {
  readonly name: string;
  readonly after?: string | null;
}

type Answer =
  | { __typename: 'ReportPage'; rows: (string | null)[][]; total: number | null; after: string | null }
  | DaysRefused
  | InvalidInput;

/** Answers a service's field of reports. @throws GraphQLError to staff whose role does not read the report */
export async function answerReport<Service extends Report['from']>(
  service: Service,
  readers: ReportRows<Service>,
  { name, from, to, after = null }: AskedReport,
  caller: Identity,
): Promise<Answer> {
  const report = REPORTS.find((one) => one.from === service && one.name === name);
  if (!report) return invalidInput([{ field: 'name', message: 'There is no such report.' }]);
  const roles: readonly string[] = report.roles;
  if (isStaff(caller) && !roles.includes(caller.staffRole)) throw roleRequired();
  const refused = refuseDays({ from, to });
  if (refused) return refused;
  const read = readers[name as keyof ReportRows<Service>] as unknown as RowsOf<Report>;
  const found = await read({ from, to }, after);
  const { rows, total = null, after: next = null } = 'rows' in found ? found : { rows: found, total: found.length };
  return { __typename: 'ReportPage', rows: rows.map((row) => cellsOf(report, row)), total, after: next };
}

/** @throws Error for a column that the row does not have, and for an amount or a count that is not whole */
function cellsOf({ name, columns }: Report, row: Readonly<Record<string, unknown>>): (string | null)[] {
  return columns.map((column) => {
    const cell = row[column.name];
    if (cell === undefined) throw new Error(`a row of the report ${name} has no ${column.name}`);
    if (cell === null) return null;
    if ((column.kind === 'cents' || column.kind === 'count') && !Number.isSafeInteger(cell)) {
      throw new Error(`${column.name} of the report ${name} is ${cell}, not a whole number up to 2^53`);
    }
    return String(cell);
  });
}
