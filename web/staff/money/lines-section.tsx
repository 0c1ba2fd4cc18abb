import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { StaffMoneyLinesDocument, type StaffMoneyLinesQuery } from '../../generated/staff-operations.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Text } from '../../kit/design/type/text.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { signedCents } from '../../kit/lib/money.js';
import { shortDate, venueDateTime } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Pager } from '../design/pager.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { listHeading } from '../layout/focus-list.js';
import { daysInWords } from '../reports/report-days.js';
import { ReportTable, TableBox } from '../reports/report-table.js';
import { CorrectButton, CorrectMovementDialog, correctionWords } from './correct-movement-dialog.js';
import { linesBehind, type MoneyPlace, moneySearch, VIEWS } from './money-address.js';
import { accountWords, moneyWords } from './money-words.js';
import type { Line } from './move-fields.js';
import { type MoneyNames, useMoneyNames } from './takings.js';

type Page = Extract<NonNullable<StaffMoneyLinesQuery['moneyLines']>, { __typename: 'MoneyLinePage' }>;

const headings = ['Belongs to', 'What', 'Channel', 'Tender', 'Account'] as const;

function whatOf(line: Line, names: MoneyNames): string {
  const { cause, tourId, productId, kind, startsAt, correctsDate } = line;
  const thing = names.get(tourId ?? productId ?? '') ?? (kind ? moneyWords(kind) : '');
  const parts = [moneyWords(cause), thing, startsAt ? venueDateTime(startsAt) : ''];
  if (correctsDate) parts.push(`corrects ${shortDate(correctsDate)}, which was sealed`);
  return [...parts, correctionWords(line)].filter((part) => part !== '').join(', ');
}

function Reference({ source, reference, cause, channel }: Line) {
  if (reference === '') return cause.startsWith('voucher_') ? 'a voucher' : 'no booking';
  if (source === 'bookings') return <Link to={`/admin/bookings/${reference}`}>{reference}</Link>;
  const tab = channel === 'group' ? 'groups' : 'orders';
  return <Link to={`/admin?tab=${tab}&search=${encodeURIComponent(reference)}`}>{reference}</Link>;
}

interface LinesTableProps extends Pick<Page, 'lines' | 'sumCents'> {
  /** −1 shows credits as positive. */
  readonly sign: 1 | -1;
  readonly names: MoneyNames;
  readonly onCorrect: (line: Line) => void;
}

/** Lines, oldest first, and the sum of all pages. */
function LinesTable({ lines, sumCents, sign, names, onCorrect }: LinesTableProps) {
  return (
    <TableBox role="region" aria-label="Lines, table" tabIndex={0}>
      <ReportTable>
        <VisuallyHidden as="caption">Lines</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col" data-align="end">
              Amount
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>Correct</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{venueDateTime(line.at)}</th>
              <td data-align="end">{signedCents(line.cents * sign)}</td>
              <td>
                <Reference {...line} />
              </td>
              <td data-words="">{whatOf(line, names)}</td>
              <td>{moneyWords(line.channel)}</td>
              <td>{line.tender ? moneyWords(line.tender) : ''}</td>
              <td>{accountWords(line.account)}</td>
              <td>
                <CorrectButton line={line} onCorrect={onCorrect} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum</th>
            <td data-align="end">{signedCents(sumCents * sign)}</td>
            <td colSpan={headings.length + 1} />
          </tr>
        </tfoot>
      </ReportTable>
    </TableBox>
  );
}

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
  extras: 'extras of groups',
  shipping: 'shipping and tax',
  other: 'other',
  provider: 'cards, captured and refunded',
  outstanding: 'vouchers outstanding, all lines so far',
  'voucher:SOLD': 'vouchers sold',
  'voucher:ISSUED': 'vouchers issued by us',
  'voucher:CREDITED': 'vouchers kept as credit',
  'voucher:REDEEMED': 'vouchers redeemed',
  'voucher:RETURNED': 'money returned to vouchers',
  'voucher:CASHED': 'vouchers paid out in cash',
  'voucher:VOIDED': 'vouchers given back',
  'voucher:CORRECTED': 'vouchers, corrections',
};

function titleOf(lines: string, names: MoneyNames): string {
  const [name = '', key = ''] = lines.split(/:(.*)/s);
  const title = titles[lines];
  if (title !== undefined || key === '') return title ?? 'taken in';
  if (name === 'account') return accountWords(key);
  if (name === 'balance') return `${accountWords(key)}, all lines so far`;
  return names.get(key) ?? moneyWords(key);
}

/** The lines behind a number. They are never changed: what went wrong is taken back by lines of its own. */
export function LinesSection({ place }: { readonly place: MoneyPlace }) {
  const [page, setPage] = useState(0);
  const [corrected, setCorrected] = useState<Line>();
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
        headingProps={{ ref: heading, ...listHeading }}
        busy={query.isLoading}
      >
        {!lines && query.isLoading ? <ListLoading label="lines" /> : null}
        {query.hasFailed ? <ListFailed label="lines" onRetry={() => void query.reload()} /> : null}
        {lines?.total === 0 ? (
          <AdminSectionBody>
            <p role="status">No lines in these days.</p>
          </AdminSectionBody>
        ) : null}
        {lines && lines.total > 0 ? <LinesTable {...lines} sign={sign} names={names} onCorrect={setCorrected} /> : null}
        {lines ? <Pager label="lines" page={page} pageSize={PAGE} total={lines.total} onPage={setPage} /> : null}
        <AdminSectionBody>
          <Text kind="small" soft>
            Lines are never changed or deleted: a correcting entry takes one back, with all lines of its movement. Names
            of guests are not in the books; the code opens the booking.
          </Text>
        </AdminSectionBody>
      </AdminSection>
      {corrected ? <CorrectMovementDialog line={corrected} onClose={() => setCorrected(undefined)} /> : null}
    </>
  );
}
