import { type ReactNode, useId } from 'react';
import { SearchField } from '../../../design/controls/search-field.js';
import { Pager } from '../../../design/tables/pager.js';
import { DeskCard, DeskCardHead } from '../desk/desk-card.js';
import type { Column } from './column.js';
import { DeskTable } from './desk-table.js';
import { listHeading } from './focus-list.js';
import type { ListOrder } from './list-order.js';
import { ListEmpty, ListFailed, ListLoading } from './list-states.js';

/** What a list shows of all that it has, and how one goes about in it. */
export type ListView<Row> = {
  readonly rows: readonly Row[];
  /** How many there are in all; undefined until the server has said so. */
  readonly total: number | undefined;
  /** How many match what is searched for. */
  readonly found: number;
  readonly hasFailed: boolean;
  readonly search: string;
  readonly order: ListOrder;
  /** Whether it can be sorted by a column. */
  readonly sorts: (column: string) => boolean;
  readonly page: number;
  readonly pageSize: number;
  readonly onSearch: (search: string) => void;
  readonly onSort: (column: string) => void;
  readonly onPage: (page: number) => void;
  readonly onReload: () => void;
};

type DeskListProps<Row> = {
  /** e.g. "Existing Products"; the count follows in brackets. */
  readonly title: string;
  /** What the rows are, in the plural and small letters, e.g. "products". */
  readonly label: string;
  /** What the search looks at, e.g. "Search by name". */
  readonly searches: string;
  /** One sentence for an empty list. */
  readonly empty: string;
  readonly view: ListView<Row>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly detailsOf?: (row: Row) => ReactNode;
  /** More tools beside the search. */
  readonly tools?: ReactNode;
  /** Under the head, above the rows. */
  readonly note?: ReactNode;
};

/** A list on its sheet: how many, search, rows, pages, and its empty, loading and failed states. */
export const DeskList = <Row,>({
  title,
  label,
  searches,
  empty,
  view,
  columns,
  keyOf,
  detailsOf,
  tools,
  note,
}: DeskListProps<Row>) => {
  const id = useId();
  const { rows, total, found, hasFailed, search, order, page, pageSize } = view;
  const isWaiting = total === undefined && !hasFailed;
  return (
    <DeskCard as="section" aria-labelledby={id} aria-busy={isWaiting}>
      <DeskCardHead>
        <h2 id={id} {...listHeading}>
          {title}
          {total === undefined ? '' : ` (${total})`}
        </h2>
        {tools}
        <SearchField label={`Search ${label}`} placeholder={searches} value={search} onChange={view.onSearch} />
      </DeskCardHead>
      {note}
      {hasFailed ? <ListFailed label={label} onRetry={view.onReload} /> : null}
      {isWaiting ? <ListLoading label={label} /> : null}
      {total !== undefined && rows.length === 0 ? (
        <ListEmpty search={search} onClear={() => view.onSearch('')}>
          {empty}
        </ListEmpty>
      ) : null}
      {rows.length > 0 ? (
        <DeskTable
          label={label}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          order={order}
          sorts={view.sorts}
          onSort={view.onSort}
          {...(detailsOf && { detailsOf })}
        />
      ) : null}
      <Pager label={label} page={page} pageSize={pageSize} total={found} onPage={view.onPage} />
    </DeskCard>
  );
};
