import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StaffGroupDocument, StaffGroupsDocument, type StaffGroupsQuery } from '../../generated/staff-operations.js';
import { SearchField } from '../../kit/design/controls/search-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { ListEmpty, ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { peopleWords } from '../../kit/group/people-words.js';
import { printedCents } from '../../kit/lib/money.js';
import { followRows } from '../data/followed-rows.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Pager } from '../design/pager.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection } from '../layout/admin-section.js';
import { focusListIfLost, listHeading } from '../layout/focus-list.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { ListFilter, ListTools } from '../lists/list-filter.js';
import { DetailsButton } from '../lists/row-button.js';
import { type OpenRows, useOpenRows } from '../lists/use-open-rows.js';
import { useSettled } from '../lists/use-settled.js';
import { AskForm } from './ask-form.js';
import { GroupDetails } from './group-details.js';
import { dayOf, markOf, type StaffGroup, stateWords } from './group-words.js';

const A_PAGE = 25;

followRows({ kind: 'groups', list: StaffGroupsDocument, row: StaffGroupDocument });

const shownStates = {
  open: ['asked', 'quoted', 'accepted', 'secured'],
  asked: ['asked'],
  quoted: ['quoted'],
  accepted: ['accepted'],
  secured: ['secured'],
  visited: ['visited'],
  order: [],
  certificate: [],
  invoice: [],
  money: [],
  ended: ['ended'],
  all: [],
} as const satisfies Readonly<Record<string, readonly StaffGroup['state'][]>>;

type Shown = keyof typeof shownStates;

const shownWords: Readonly<Record<Shown, string>> = {
  ...stateWords,
  open: 'Open',
  order: 'Orders to look at',
  certificate: 'Certificates to look at',
  invoice: 'To invoice',
  money: 'Late to pay',
  all: 'All groups',
};

/** Of the desk; the others are states. */
function isNeed(shown: Shown): shown is 'order' | 'certificate' | 'invoice' | 'money' {
  return shown === 'order' || shown === 'certificate' || shown === 'invoice' || shown === 'money';
}

function isShown(text: string | null): text is Shown {
  return text !== null && Object.hasOwn(shownStates, text);
}

const emptyWords: Readonly<Partial<Record<Shown, string>>> = {
  open: 'No group is coming or asking. Write down the next call.',
  order: 'No purchase order waits.',
  certificate: 'No certificate waits.',
  invoice: 'All that groups owe is invoiced.',
  money: 'Nobody is late to pay.',
  all: 'No group has asked yet.',
};

function filtersOf(counts: NonNullable<StaffGroupsQuery['groups']>['counts'] | undefined) {
  const count = (states: readonly string[]) =>
    (counts ?? []).filter(({ state }) => states.includes(state)).reduce((sum, { groups }) => sum + groups, 0);
  return (Object.keys(shownStates) as Shown[]).map((name) => {
    const states = shownStates[name];
    const words = shownWords[name];
    return [name, counts && states.length > 0 ? `${words} (${count(states)})` : words] as const;
  });
}

function groupColumns(openRows: OpenRows): readonly Column<StaffGroup>[] {
  return [
    { id: 'organization', label: 'Group', place: 'name', cell: ({ organization }) => organization.name },
    { id: 'day', label: 'Visit', place: 'line', whole: true, cell: dayOf },
    { id: 'people', label: 'Who comes', place: 'line', cell: peopleWords },
    { id: 'number', label: 'Number', place: 'line', whole: true, cell: ({ number }) => number },
    {
      id: 'total',
      label: 'Quote',
      place: 'figure',
      align: 'end',
      cell: ({ quote }) => (quote ? printedCents(quote.totalCents) : ''),
    },
    {
      id: 'state',
      label: 'State',
      place: 'second',
      cell: (group) => {
        const { tone, label } = markOf(group);
        return <StateMark tone={tone}>{label}</StateMark>;
      },
    },
    {
      id: 'open',
      label: 'The group',
      quiet: true,
      place: 'actions',
      cell: ({ id, organization }) => <DetailsButton id={id} openRows={openRows} label="Open" of={organization.name} />,
    },
  ];
}

/** Groups from the question to the visit. The URL can select some, `show=asked`, or name a search. */
export function GroupsTab() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('show');
  const named = parameters.get('search') ?? '';
  const [shown, setShown] = useState<Shown>(isShown(asked) ? asked : named === '' ? 'open' : 'all');
  const [search, setSearch] = useState(named);
  const [page, setPage] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const openRows = useOpenRows();
  const sent = useSettled(search.trim(), () => setPage(0));
  const { data, hasFailed, reload } = useAdminQuery(StaffGroupsDocument, {
    states: [...shownStates[shown]],
    offset: page * A_PAGE,
    search: sent,
    need: isNeed(shown) ? shown : null,
  });
  const found = data?.groups;
  const rows: OpenRows = {
    ...openRows,
    // While a group is open, the list waits (`followed-rows.ts`).
    toggle: (id) => {
      openRows.toggle(id);
      if (openRows.isOpen(id)) void reload();
    },
  };
  return (
    <AdminColumns>
      {isAsking ? (
        <AskForm
          onAsked={(id) => {
            setIsAsking(false);
            setShown('open');
            openRows.toggle(id);
            focusListIfLost();
          }}
          onClose={() => {
            setIsAsking(false);
            focusListIfLost();
          }}
        />
      ) : null}
      <AdminSection
        title={found ? `Groups (${found.total})` : 'Groups'}
        headingProps={listHeading}
        busy={!found && !hasFailed}
        tools={
          <>
            <ListTools>
              {isAsking ? null : <ToolButton onClick={() => setIsAsking(true)}>A group calls</ToolButton>}
              <ListFilter
                label="Which groups"
                options={filtersOf(found?.counts)}
                value={shown}
                onChange={(chosen) => {
                  setShown(chosen);
                  setPage(0);
                }}
              />
            </ListTools>
            <SearchField
              label="Search groups"
              placeholder="Name, number or order"
              value={search}
              onChange={setSearch}
            />
          </>
        }
      >
        {hasFailed ? <ListFailed label="groups" onRetry={() => void reload()} /> : null}
        {!found && !hasFailed ? <ListLoading label="groups" /> : null}
        {found?.groups.length === 0 ? (
          <ListEmpty search={search} onClear={() => setSearch('')}>
            {emptyWords[shown] ?? 'No group is here now.'}
          </ListEmpty>
        ) : null}
        {found && found.groups.length > 0 ? (
          <AdminTable
            label="groups"
            columns={groupColumns(rows)}
            rows={found.groups}
            keyOf={({ id }) => id}
            detailsOf={(group) => (openRows.isOpen(group.id) ? <GroupDetails group={group} /> : undefined)}
          />
        ) : null}
        <Pager label="groups" page={page} pageSize={A_PAGE} total={found?.total ?? 0} onPage={setPage} />
      </AdminSection>
    </AdminColumns>
  );
}
