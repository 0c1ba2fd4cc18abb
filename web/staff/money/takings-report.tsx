import { StaffTakingsDocument } from '../../generated/staff-operations.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { percent } from '../lists/seat-bar.js';
import { Bars, BarsGrid, Meter } from '../reports/report-bars.js';
import { daysInWords } from '../reports/report-days.js';
import { Report } from '../reports/report-page.js';
import { Amount } from './amount.js';
import { DaysTable } from './days-table.js';
import { type MoneyPlace, moneySearch } from './money-address.js';
import { MoneyFigures } from './money-figures.js';
import { moneyWords } from './money-words.js';
import { type MoneyNames, type Takings, useMoneyNames } from './takings.js';
import { TakingsPicture } from './takings-picture.js';

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

function TakingsTable({ takings, place }: { readonly takings: Takings; readonly place: MoneyPlace }) {
  // Columns for food and for other sales are hidden if empty, as in most houses.
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

/** Takings: figures, a picture, the same as a table, and by tender, channel, tour and product. */
export function TakingsReport({ place }: { readonly place: MoneyPlace }) {
  const { from, to, channel } = place;
  const names = useMoneyNames();
  const query = useAdminQuery(StaffTakingsDocument, { from, to, channel: channel || null });
  const answer = query.data?.takings;
  const takings = answer?.__typename === 'Takings' ? answer : undefined;
  if (!takings) {
    return (
      <AdminSection title="Takings" busy={query.isLoading}>
        {query.isLoading ? (
          <ListLoading label="takings" />
        ) : (
          <ListFailed label="takings" onRetry={() => void query.reload()} />
        )}
      </AdminSection>
    );
  }
  const shown = { ...place, from: takings.from, to: takings.to };
  const isEmpty = takings.days.every(({ __typename, date, ...cents }) =>
    Object.values(cents).every((each) => each === 0),
  );
  return (
    <Report aria-busy={query.isLoading}>
      {query.hasFailed ? <ListFailed label="latest takings" onRetry={() => void query.reload()} /> : null}
      <TakingsFigures takings={takings} place={shown} />
      {isEmpty ? (
        <AdminSection title="Takings by day">
          <AdminSectionBody>
            <p role="status">There were no payments and no refunds, {daysInWords(shown.from, shown.to)}.</p>
          </AdminSectionBody>
        </AdminSection>
      ) : (
        <>
          <AdminSection title="Takings by day">
            <AdminSectionBody>
              <TakingsPicture days={takings.days} />
              <Text kind="small" soft>
                Refunds are below the line, on the day they were made. The table says the same. Other is vouchers sold,
                less what vouchers paid for.
              </Text>
            </AdminSectionBody>
          </AdminSection>
          <TakingsTable takings={takings} place={shown} />
          <Rankings takings={takings} place={shown} names={names} />
        </>
      )}
    </Report>
  );
}

/** What came in, what was refunded, and what is still due. */
function TakingsFigures({ takings, place }: { readonly takings: Takings; readonly place: MoneyPlace }) {
  const lines = (name: string) => moneySearch({ ...place, lines: name });
  return (
    <MoneyFigures
      figures={[
        ['Taken in', takings.takenInCents, 'card and cash, refunds taken off', lines('taken')],
        ['Refunds', takings.refundCents, 'on the day they were made', lines('refunds')],
        ['Earned', takings.earnedCents, 'visits that started, goods handed over', lines('earned')],
        ['Deferred', takings.deferredCents, 'paid, still to come', lines('deferred')],
      ]}
    />
  );
}

type Part = Takings['byTour'][number];

interface RankingProps {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly nameOf: (key: string | null) => string;
  readonly linesOf: (key: string | null) => string;
}

function Ranking({ title, parts, nameOf, linesOf }: RankingProps) {
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0);
  const most = Math.max(...parts.map(({ cents }) => cents), 1);
  return (
    <AdminSection title={title}>
      {parts.length === 0 ? (
        <AdminSectionBody>
          <p>Nothing.</p>
        </AdminSectionBody>
      ) : (
        <Bars>
          <VisuallyHidden as="caption">{title}, before refunds</VisuallyHidden>
          <tbody>
            {parts.map(({ key, cents }) => (
              <tr key={key ?? ''}>
                <th scope="row">{nameOf(key ?? null)}</th>
                <td aria-hidden="true">
                  <Meter $share={percent(Math.max(cents, 0), most)} />
                </td>
                <td>
                  <Amount cents={cents} to={linesOf(key ?? null)} />
                  <small>{percent(Math.max(cents, 0), whole)}%</small>
                </td>
              </tr>
            ))}
          </tbody>
        </Bars>
      )}
    </AdminSection>
  );
}

/** Before refunds. */
function Rankings(props: { readonly takings: Takings; readonly place: MoneyPlace; readonly names: MoneyNames }) {
  const { takings, place, names } = props;
  const lines = (name: string) => (key: string | null) => moneySearch({ ...place, lines: `${name}:${key ?? ''}` });
  const words = (key: string | null) => moneyWords(key ?? 'none');
  const named = (otherwise: string) => (key: string | null) => names.get(key ?? '') ?? otherwise;
  return (
    <BarsGrid>
      <Ranking title="By tender" parts={takings.byTender} nameOf={words} linesOf={lines('tender')} />
      <Ranking title="By channel" parts={takings.byChannel} nameOf={words} linesOf={lines('channel')} />
      <Ranking title="By tour" parts={takings.byTour} nameOf={named('No longer offered')} linesOf={lines('tour')} />
      <Ranking
        title="By product"
        parts={takings.byProduct}
        nameOf={(key) => (key === null ? 'Extras of groups' : named('No longer sold')(key))}
        linesOf={(key) => (key === null ? moneySearch({ ...place, lines: 'extras' }) : lines('product')(key))}
      />
    </BarsGrid>
  );
}
