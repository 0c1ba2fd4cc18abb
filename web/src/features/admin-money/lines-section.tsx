import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { daysInWords } from '../../admin/reports/report-days.js';
import { Pager } from '../../design/tables/pager.js';
import { Text } from '../../design/type/text.js';
import { TextLink } from '../../design/type/text-link.js';
import { StaffMoneyLinesDocument } from '../../generated/staff-operations.js';
import { LinesTable } from './lines-table.js';
import { linesBehind, type MoneyPlace, moneySearch, VIEWS } from './money-address.js';
import { accountWords, moneyWords } from './money-words.js';
import { type MoneyNames, useMoneyNames } from './takings.js';

const PAGE = 50;

const Path = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px var(--s-2);
  font-size: var(--t-2);
  a { display: inline-flex; align-items: center; min-height: var(--target); }
`;

const titles: Readonly<Record<string, string>> = {
  taken: 'taken in',
  refunds: 'refunds',
  earned: 'earned',
  tours: 'tours',
  food: 'food',
  deferred: 'deferred, all lines so far',
  goods: 'goods',
  shipping: 'shipping and tax',
  other: 'other',
  outstanding: 'vouchers outstanding, all lines so far',
  'voucher:SOLD': 'vouchers sold',
  'voucher:ISSUED': 'vouchers issued by us',
  'voucher:REDEEMED': 'vouchers redeemed',
  'voucher:RETURNED': 'money returned to vouchers',
  'voucher:CASHED': 'vouchers paid out in cash',
  'voucher:VOIDED': 'vouchers given back',
};

function titleOf(lines: string, names: MoneyNames): string {
  const [name = '', key = ''] = lines.split(/:(.*)/s);
  const title = titles[lines];
  if (title !== undefined || key === '') return title ?? 'taken in';
  if (name === 'account') return accountWords(key);
  if (name === 'balance') return `${accountWords(key)}, all lines so far`;
  return names.get(key) ?? moneyWords(key);
}

/** The lines behind a number. A line is never changed, so there is nothing to press on one. */
export function LinesSection({ place }: { readonly place: MoneyPlace }) {
  const [page, setPage] = useState(0);
  const names = useMoneyNames();
  const heading = useRef<HTMLHeadingElement>(null);
  const { filter, sign } = linesBehind(place);
  const query = useAdminQuery(StaffMoneyLinesDocument, { filter, first: PAGE, offset: page * PAGE });
  const answer = query.data?.moneyLines;
  const lines = answer?.__typename === 'MoneyLinePage' ? answer : undefined;
  const what = titleOf(place.lines, names);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <Path aria-label="Where you are">
        <TextLink to={{ search: moneySearch({ ...place, lines: '' }) }}>{VIEWS[place.view]}</TextLink>
        <span aria-hidden="true">/</span>
        <b>
          {daysInWords(place.from, place.to)}, {what}
        </b>
      </Path>
      <AdminSection
        title={`${lines ? lines.total.toLocaleString('en-US') : ''} ${lines?.total === 1 ? 'line' : 'lines'}, ${what}`.trim()}
        headingProps={{ ref: heading, tabIndex: -1 }}
        busy={query.isLoading}
      >
        {!lines && query.isLoading ? <ListLoading label="lines" /> : null}
        {query.hasFailed ? <ListFailed label="lines" onRetry={() => void query.reload()} /> : null}
        {lines?.total === 0 ? (
          <AdminSectionBody>
            <p role="status">No lines in these days.</p>
          </AdminSectionBody>
        ) : null}
        {lines && lines.total > 0 ? <LinesTable {...lines} sign={sign} names={names} /> : null}
        {lines ? <Pager label="lines" page={page} pageSize={PAGE} total={lines.total} onPage={setPage} /> : null}
        <AdminSectionBody>
          <Text kind="small" soft>
            Lines are never changed or deleted. Names of guests are not in the books; the code opens the booking.
          </Text>
        </AdminSectionBody>
      </AdminSection>
    </>
  );
}
