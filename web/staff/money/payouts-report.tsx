import { StaffPayoutsDocument, type StaffPayoutsQuery } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { signedCents } from '../../kit/lib/money.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { daysInWords } from '../reports/report-days.js';
import { Report } from '../reports/report-page.js';
import { type DayColumn, DaysTable } from './days-table.js';
import { type MoneyPlace, moneySearch } from './money-address.js';

type Payouts = Extract<NonNullable<StaffPayoutsQuery['payouts']>, { __typename: 'Payouts' }>;
type Day = Payouts['days'][number];

/** The payment provider's payouts next to the books' captures, and their differences. */
export function PayoutsReport({ place }: { readonly place: MoneyPlace }) {
  const query = useAdminQuery(StaffPayoutsDocument, { from: place.from, to: place.to });
  const answer = query.data?.payouts;
  const reload = () => void query.reload();
  if (answer?.__typename === 'Payouts') {
    return (
      <Report aria-busy={query.isLoading}>
        {query.hasFailed ? <ListFailed label="latest payouts" onRetry={reload} /> : null}
        {answer.days.every(isEmpty) ? <NoPayouts payouts={answer} /> : <Compared payouts={answer} place={place} />}
      </Report>
    );
  }
  return (
    <AdminSection title="Payouts" busy={query.isLoading}>
      {query.isLoading ? <ListLoading label="payouts" /> : null}
      {query.hasFailed ? <ListFailed label="payouts" onRetry={reload} /> : null}
      {answer && !query.isLoading ? <NotCompared refusal={answer} onRetry={reload} /> : null}
    </AdminSection>
  );
}

function isEmpty({ __typename, date, ...cents }: Day): boolean {
  return Object.values(cents).every((each) => each === 0);
}

function NoPayouts({ payouts: { from, to } }: { readonly payouts: Payouts }) {
  return (
    <AdminSection title="Payouts">
      <AdminSectionBody>
        <p role="status">No card was charged and nothing was paid out, {daysInWords(from, to)}.</p>
      </AdminSectionBody>
    </AdminSection>
  );
}

type Refusal = Exclude<NonNullable<StaffPayoutsQuery['payouts']>, Payouts>;

function NotCompared({ refusal, onRetry }: { readonly refusal: Refusal; readonly onRetry: () => void }) {
  const isSilent = refusal.__typename === 'ProviderSilent';
  return (
    <AdminSectionBody>
      <Notice tone="refused" alert title={refusal.message}>
        {isSilent ? 'The books are complete without it.' : 'Please choose fewer days.'}
      </Notice>
      {isSilent ? <ToolButton onClick={onRetry}>Try again</ToolButton> : null}
    </AdminSectionBody>
  );
}

function Compared({ payouts, place }: { readonly payouts: Payouts; readonly place: MoneyPlace }) {
  const { from, to, days, movesMoney } = payouts;
  // Card charges and card refunds link to the lines of both: together they are what the provider should have.
  const search = (first: string, last: string) =>
    moneySearch({ ...place, channel: '', from: first, to: last, lines: 'provider' });
  const columns: readonly DayColumn<Day>[] = [
    { label: 'Captured', cents: (day) => day.capturedCents, search },
    { label: 'Refunded', cents: (day) => day.refundedCents, search },
    { label: 'At the provider', cents: (day) => day.providerCents },
    { label: 'Difference', cents: (day) => day.differenceCents, search },
    { label: 'Fees', cents: (day) => day.feeCents },
    { label: 'Paid out', cents: (day) => day.paidOutCents },
  ];
  return (
    <>
      {movesMoney ? (
        <Verdict days={days} />
      ) : (
        <Notice tone="info" title="These payouts are made up">
          The provider of the demo moves no money. It pays out each day two business days later.
        </Notice>
      )}
      <DaysTable
        title={`Payouts by day, ${daysInWords(from, to)}`}
        days={days}
        columns={columns}
        hint="Numbers of the books open their lines."
      />
      <Text kind="small" soft>
        Captured and refunded are what the books have of cards, without the card reader at the door. At the provider is
        what it took in that day, less refunds and disputes. Paid out is what it sent to the bank that day, for earlier
        days.
      </Text>
    </>
  );
}

/** Whether provider and books agree, and the number of days on which they do not. */
function Verdict({ days }: Pick<Payouts, 'days'>) {
  const wrong = days.filter(({ differenceCents }) => differenceCents !== 0);
  if (wrong.length === 0) return <Notice tone="done" title="The provider and the books agree on every day" />;
  const sum = wrong.reduce((cents, { differenceCents }) => cents + differenceCents, 0);
  return (
    <Notice
      tone="refused"
      title={`The provider and the books differ on ${counted(wrong.length, 'day')}, in all by ${signedCents(sum)}`}
    >
      Movements around midnight can be on one day here and on the next there; the two days then even out.
    </Notice>
  );
}
