import { StaffBalancesDocument } from '../../generated/staff-operations.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { dateAfter } from '../../kit/lib/venue-dates.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { PlainTabs } from '../design/plain-tabs.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { ListFilter } from '../lists/list-filter.js';
import { ExportSection } from '../reports/export-section.js';
import { PeriodBar } from '../reports/period-bar.js';
import { daysInWords } from '../reports/report-days.js';
import { plainReports, ReportSection } from '../reports/report-section.js';
import { ReportTable, TableBox } from '../reports/report-table.js';
import { UntaxedNotice } from '../selling/untaxed-goods.js';
import { Amount } from './amount.js';
import { LinesSection } from './lines-section.js';
import { MailedReportsSection } from './mailed-reports-section.js';
import { type MoneyPlace, moneySearch, useMoneyPlace, VIEWS, views } from './money-address.js';
import { accountWords } from './money-words.js';
import { PayoutsReport } from './payouts-report.js';
import { SealsSection } from './seals-section.js';
import { TakingsReport } from './takings-report.js';
import { TaxReturns } from './tax-returns.js';
import { VouchersReport } from './vouchers-report.js';

const headings = ['At the beginning', 'Debits', 'Credits', 'At the end'] as const;

/** Deferred and earned revenue, and every other account: opening balance, movements, closing balance. */
function BalancesSection({ place }: { readonly place: MoneyPlace }) {
  const { from, to } = place;
  const query = useAdminQuery(StaffBalancesDocument, { from, to });
  const answer = query.data?.accountBalances;
  const accounts = answer?.__typename === 'AccountBalances' ? answer.accounts : undefined;
  const title = `Accounts, ${daysInWords(from, to)}`;
  return (
    <AdminSection title="Deferred and earned" busy={query.isLoading}>
      {!accounts && query.isLoading ? <ListLoading label="accounts" /> : null}
      {query.hasFailed ? <ListFailed label="accounts" onRetry={() => void query.reload()} /> : null}
      {accounts ? (
        <>
          <TableBox role="region" aria-label={`${title}, table`} tabIndex={0}>
            <ReportTable>
              <VisuallyHidden as="caption">{title}</VisuallyHidden>
              <thead>
                <tr>
                  <th scope="col">Account</th>
                  {headings.map((heading) => (
                    <th key={heading} scope="col" data-align="end">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {accounts.map(({ account, openingCents, debitCents, creditCents, closingCents }) => {
                  const all = { ...place, channel: '' };
                  const lines = moneySearch({ ...all, lines: `account:${account}` });
                  const sofar = { ...all, lines: `balance:${account}` };
                  const before = dateAfter(from, -1);
                  return (
                    <tr key={account}>
                      <th scope="row">{accountWords(account)}</th>
                      <td data-align="end">
                        <Amount cents={openingCents} to={moneySearch({ ...sofar, from: before, to: before })} />
                      </td>
                      <td data-align="end">
                        <Amount cents={debitCents} to={lines} />
                      </td>
                      <td data-align="end">
                        <Amount cents={creditCents} to={lines} />
                      </td>
                      <td data-align="end">
                        <Amount cents={closingCents} to={moneySearch(sofar)} />
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </ReportTable>
          </TableBox>
          <AdminSectionBody>
            <Text kind="small" soft>
              Deferred means paid, with the visit or the goods still to come. A visit is earned once it has started,
              even if nobody came. A debit is positive, a credit negative.
            </Text>
          </AdminSectionBody>
        </>
      ) : null}
    </AdminSection>
  );
}

const channels = [
  ['', 'All channels'],
  ['site', 'Site'],
  ['door', 'Door'],
] as const;

/** Takings, liabilities, and the lines behind every number, for managers, the bookkeeper and the owner (product.md §17). */
export function MoneyTab() {
  const { place, go } = useMoneyPlace();
  const readsOnly = useReadsOnly();
  const plain = plainReports('money').find(({ name }) => name === place.view);
  return (
    <AdminColumns>
      <UntaxedNotice />
      <PlainTabs
        label="Money"
        tabs={views.map((view) => ({
          to: `/admin${moneySearch({ ...place, view, lines: '' })}`,
          label: VIEWS[view] ?? view,
          isCurrent: place.view === view,
        }))}
      />
      <PeriodBar days={place} searchOf={(days) => moneySearch({ ...place, ...days, lines: '' })}>
        {place.view === 'takings' ? (
          <ListFilter
            label="Channel"
            options={channels}
            value={channels.find(([code]) => code === place.channel)?.[0] ?? ''}
            onChange={(channel) => go({ channel })}
          />
        ) : null}
      </PeriodBar>
      {place.lines !== '' ? <LinesSection key={place.lines} place={place} /> : null}
      {place.lines === '' && place.view === 'takings' ? <TakingsReport place={place} /> : null}
      {place.lines === '' && place.view === 'balances' ? <BalancesSection place={place} /> : null}
      {place.lines === '' && place.view === 'vouchers' ? <VouchersReport place={place} /> : null}
      {place.lines === '' && place.view === 'tax' ? <TaxReturns place={place} /> : null}
      {place.lines === '' && place.view === 'payouts' ? <PayoutsReport place={place} /> : null}
      {place.lines === '' && plain ? <ReportSection key={plain.name} report={plain} days={place} /> : null}
      <SealsSection place={place} />
      <ExportSection days={place} page="money" shown={plain} />
      {readsOnly ? null : <MailedReportsSection />}
    </AdminColumns>
  );
}
