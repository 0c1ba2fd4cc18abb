import type { Column } from '@hilltop/contracts/reports/column';
import { cellOf, type ReportPage } from '@hilltop/platform/reports/report-file';

/** A page at a time. */
export async function* jsonOf<Row>(
  { from, to }: { readonly from: string; readonly to: string },
  columns: readonly Column<Row>[],
  pages: AsyncIterable<ReportPage<Row>>,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ from, to }).slice(0, -1)},"rows":[`;
  let comma = '';
  for await (const { rows } of pages) {
    for (const row of rows) {
      const cells = columns.map((column) => [column.name, cellOf(column, row)]);
      yield comma + JSON.stringify(Object.fromEntries(cells));
      comma = ',';
    }
  }
  yield ']}';
}

function typeOf<Row>({ cents, count }: Column<Row>): string | string[] {
  if (cents) return 'string';
  return [count ? 'integer' : 'string', 'null'];
}

export function jsonSchemaOf<Row>(columns: readonly Column<Row>[]) {
  const properties = columns.map((column) => {
    const { name, about, cents } = column;
    return [name, { type: typeOf(column), description: cents ? `${about} US dollars.` : about }];
  });
  const rows = {
    type: 'array',
    items: { type: 'object', required: columns.map(({ name }) => name), properties: Object.fromEntries(properties) },
  };
  const date = { type: 'string', description: 'The venue’s date, YYYY-MM-DD.' };
  return { type: 'object', required: ['from', 'to', 'rows'], properties: { from: date, to: date, rows } };
}

/** An example row for the documentation. */
export function exampleOf<Row>(columns: readonly Column<Row>[]) {
  const row = Object.fromEntries(columns.map(({ name, example }) => [name, example]));
  return { from: '2026-06-01', to: '2026-06-30', rows: [row] };
}
