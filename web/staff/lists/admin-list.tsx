import type { ReactNode } from 'react';
import { SearchField } from '../../kit/design/controls/search-field.js';
import { ListEmpty, ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { Pager } from '../design/pager.js';
import { AdminSection } from '../layout/admin-section.js';
import { listHeading } from '../layout/focus-list.js';
import { AdminTable, type Sorting } from './admin-table.js';
import type { Column } from './column.js';

/** The part of a list that is shown, and its controls. */
export interface ListView<Row> extends Sorting {
  readonly rows: readonly Row[];
  /** In the whole list; undefined until the server has answered. */
  readonly total: number | undefined;
  /** Matches of the search. */
  readonly found: number;
  readonly hasFailed: boolean;
  readonly search: string;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly onSearch: (search: string) => void;
  readonly onPage: (page: number) => void;
  readonly onReload: () => Promise<void>;
}

interface AdminListProps<Row> {
  /** e.g. "Existing Products"; the count is appended in brackets. */
  readonly title: string;
  /** What the rows are, e.g. "products". */
  readonly label: string;
  /** e.g. "Search by name"; undefined without a search. */
  readonly searches?: string | undefined;
  readonly empty: string;
  readonly view: ListView<Row>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly detailsOf?: (row: Row) => ReactNode;
  readonly tools?: ReactNode;
  readonly note?: ReactNode;
}

/** A list with count, search, rows and pages, and its empty, loading and failed states. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { title, label, searches, empty, view, columns, keyOf, detailsOf, tools, note } = props;
  const { rows, total, found, hasFailed, search, page, pageSize } = view;
  const isLoading = total === undefined && !hasFailed;
  return (
    <AdminSection
      title={`${title}${total === undefined ? '' : ` (${total})`}`}
      headingProps={listHeading}
      busy={isLoading}
      tools={
        <>
          {tools}
          {searches === undefined ? null : (
            <SearchField label={`Search ${label}`} placeholder={searches} value={search} onChange={view.onSearch} />
          )}
        </>
      }
    >
      {note}
      {hasFailed ? <ListFailed label={label} onRetry={view.onReload} /> : null}
      {isLoading ? <ListLoading label={label} /> : null}
      {total !== undefined && rows.length === 0 ? (
        <ListEmpty search={search} onClear={() => view.onSearch('')}>
          {empty}
        </ListEmpty>
      ) : null}
      {rows.length > 0 ? (
        <AdminTable label={label} columns={columns} rows={rows} keyOf={keyOf} sorting={view} detailsOf={detailsOf} />
      ) : null}
      <Pager label={label} page={page} pageSize={pageSize} total={found} onPage={view.onPage} />
    </AdminSection>
  );
}
