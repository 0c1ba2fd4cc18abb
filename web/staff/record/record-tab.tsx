import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import {
  type RecordedActionFragment,
  type StaffActionSort,
  StaffRecordDocument,
} from '../../generated/staff-operations.js';
import { Field } from '../../kit/design/controls/field.js';
import { Input, Select } from '../../kit/design/controls/input-style.js';
import { Text } from '../../kit/design/type/text.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { dateAfter, isDate, startOfVenueDay, venueDateTime } from '../../kit/lib/venue-dates.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useTourNames } from '../data/use-tour-names.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminList } from '../lists/admin-list.js';
import type { Column } from '../lists/column.js';
import { usePagedList } from '../lists/use-paged-list.js';
import { actionWords, knownActions } from './action-words.js';
import { changesWords, targetWords } from './change-words.js';

/** An empty text means all. Days are YYYY-MM-DD at the venue. */
interface RecordFilter {
  readonly staffId: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr));
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
`;

interface RecordFiltersProps {
  readonly filter: RecordFilter;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (filter: RecordFilter) => void;
}

function RecordFilters({ filter, people, onChange }: RecordFiltersProps) {
  const set = (name: keyof RecordFilter) => (event: { readonly target: { readonly value: string } }) =>
    onChange({ ...filter, [name]: event.target.value });
  return (
    <Row role="search" aria-label="Search the record">
      <Field label="Who">
        {(control) => (
          <Select {...control} value={filter.staffId} onChange={set('staffId')}>
            <option value="">Everyone</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="What">
        {(control) => (
          <Select {...control} value={filter.action} onChange={set('action')}>
            <option value="">Everything</option>
            {knownActions.map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="From">
        {(control) => <Input {...control} type="date" value={filter.from} max={filter.to} onChange={set('from')} />}
      </Field>
      <Field label="To">
        {(control) => <Input {...control} type="date" value={filter.to} min={filter.from} onChange={set('to')} />}
      </Field>
    </Row>
  );
}

type NameOf = ReturnType<typeof useTourNames>;

const recordSorts: Readonly<Record<string, StaffActionSort>> = { when: 'TIME' };

function targetCell(action: RecordedActionFragment, nameOf: NameOf): ReactNode {
  const { targetType, targetName } = action;
  if (targetType !== 'booking' || targetName === null) return targetWords(action, nameOf);
  return <TextLink to={`/admin/bookings/${targetName}`}>{targetName}</TextLink>;
}

function recordColumns(nameOf: NameOf): readonly Column<RecordedActionFragment>[] {
  return [
    { id: 'when', label: 'When', place: 'line', whole: true, cell: ({ at }) => venueDateTime(at) },
    {
      id: 'who',
      label: 'Who',
      place: 'line',
      cell: ({ staffName, staffRole }) => `${staffName ?? 'Someone without an account'}, ${staffRole.toLowerCase()}`,
    },
    { id: 'what', label: 'What', place: 'name', cell: ({ action }) => actionWords(action) },
    { id: 'on', label: 'On', place: 'second', cell: (action) => targetCell(action, nameOf) },
    { id: 'details', label: 'Details', place: 'second', cell: ({ changes }) => changesWords(changes, nameOf) },
  ];
}

const everything: RecordFilter = { staffId: '', action: '', from: '', to: '' };

const Kept = styled(Text)`
  padding: 0 var(--s-4) var(--s-3);
`;

export function RecordTab() {
  const [filter, setFilter] = useState(everything);
  const nameOf = useTourNames();
  const readsOnly = useReadsOnly();
  const { view, query } = usePagedList(StaffRecordDocument, {
    sorts: recordSorts,
    defaultOrder: { column: 'when', direction: 'descending' },
    filter: {
      staffId: filter.staffId || null,
      action: filter.action || null,
      from: isDate(filter.from) ? startOfVenueDay(filter.from) : null,
      until: isDate(filter.to) ? startOfVenueDay(dateAfter(filter.to, 1)) : null,
    },
    rowsOf: ({ staffActions }) => staffActions && { rows: staffActions.actions, total: staffActions.total },
  });
  return (
    <AdminColumns>
      <AdminList
        title="Record of staff actions"
        label="the record"
        searches="Name or code"
        empty="No matching actions."
        view={view}
        columns={recordColumns(nameOf)}
        keyOf={({ id }) => id}
        note={
          <>
            <RecordFilters
              filter={filter}
              people={query.data?.staffActions?.people ?? []}
              onChange={(next) => {
                setFilter(next);
                view.onPage(0);
              }}
            />
            {readsOnly ? <Kept soft>You see what moved money, or decided what is charged.</Kept> : null}
            <Kept soft>Nothing here can be changed or removed; it is kept for two years at least.</Kept>
          </>
        }
      />
    </AdminColumns>
  );
}
