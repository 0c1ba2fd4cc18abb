import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { media } from '../../kit/design/media.js';
import { SortHead } from '../design/sort-head.js';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '../design/table.js';
import type { Column } from './column.js';
import type { ListOrder } from './list-order.js';

const Scroll = styled.div`
  overflow: auto;
  max-height: var(--list-height, none);
  ${media.belowTablet} { max-height: none; }
  ${media.print} { max-height: none; overflow: visible; }
`;

const Details = styled(Cell)`
  && { height: auto; padding: 0 var(--s-3) var(--s-4); border-top: 0; grid-column: 1 / -1; }
  ${media.belowTablet} { && { padding: 0; } }
`;

export interface Sorting {
  readonly order: ListOrder;
  readonly isSortable: (column: string) => boolean;
  readonly onSort: (column: string) => void;
}

interface AdminTableProps<Row> {
  /** What the rows are, e.g. "orders". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sorting?: Sorting;
  /** Below an open row; undefined for a closed one. */
  readonly detailsOf?: ((row: Row) => ReactNode) | undefined;
}

/** The rows as a table; on a phone, as cards. */
export function AdminTable<Row>({ label, columns, rows, keyOf, sorting, detailsOf }: AdminTableProps<Row>) {
  return (
    <Scroll role="region" aria-label={`List of ${label}`} tabIndex={0}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ id, label: heading, align, quiet }) =>
              sorting?.isSortable(id) ? (
                <SortHead
                  key={id}
                  label={heading}
                  direction={sorting.order.column === id ? sorting.order.direction : undefined}
                  {...(align && { align })}
                  onSort={() => sorting.onSort(id)}
                />
              ) : (
                <HeadCell key={id} data-align={align}>
                  {quiet ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
                </HeadCell>
              ),
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const details = detailsOf?.(row);
            return (
              <Fragment key={keyOf(row)}>
                <TableRow>
                  {columns.map(({ id, place, align, whole, cell }) => (
                    <Cell key={id} data-place={place} data-align={align} data-whole={whole}>
                      {cell(row)}
                    </Cell>
                  ))}
                </TableRow>
                {details === undefined ? null : (
                  <TableRow>
                    <Details colSpan={columns.length}>{details}</Details>
                  </TableRow>
                )}
              </Fragment>
            );
          })}
        </TableBody>
      </Table>
    </Scroll>
  );
}
