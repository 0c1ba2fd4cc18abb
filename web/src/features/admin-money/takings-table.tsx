import { daysInWords } from '../../admin/reports/report-days.js';
import { DaysTable } from './days-table.js';
import { type MoneyPlace, moneySearch } from './money-address.js';
import type { Takings } from './takings.js';

const allColumns = [
  ['Tours', 'tourCents', 'tours'],
  ['Food', 'foodCents', 'food'],
  ['Goods', 'goodsCents', 'goods'],
  ['Shipping, tax', 'shippingCents', 'shipping'],
  ['Other', 'otherCents', 'other'],
  ['Refunds', 'refundCents', 'refunds'],
  ['Taken in', 'takenInCents', 'taken'],
] as const;
const RARE: ReadonlySet<string> = new Set(['foodCents', 'otherCents']);

/** Takings by day. */
export function TakingsTable({ takings, place }: { readonly takings: Takings; readonly place: MoneyPlace }) {
  // Most houses sell neither food nor anything else by the site.
  const columns = allColumns.filter(([, field]) => !RARE.has(field) || takings.days.some((day) => day[field] !== 0));
  return (
    <DaysTable
      title={`Takings by day, ${daysInWords(takings.from, takings.to)}`}
      days={takings.days}
      columns={columns.map(([label, field, lines]) => ({
        label,
        cents: (day: Takings['days'][number]) => day[field],
        search: (from, to) => moneySearch({ ...place, from, to, lines }),
      }))}
    />
  );
}
